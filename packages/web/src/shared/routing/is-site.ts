/** Whether this build runs without a server: everything runs in the page, and addresses are hashes. */
export const IS_SITE = import.meta.env.MODE === 'site'
