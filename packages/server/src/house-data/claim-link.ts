/** The link by which a person becomes an operator. The token is in the fragment: no server and no log sees it. */
export const claimLink = (url: string, token: string): string =>
  `${url.replace(/\/$/, '')}/house/claim#${token}`
