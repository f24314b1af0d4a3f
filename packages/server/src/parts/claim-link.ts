/** Where somebody becomes an operator. The token stands behind the hash: no server and no log sees it. */
export const claimLink = (url: string, token: string): string =>
  `${url.replace(/\/$/, '')}/house/claim#${token}`
