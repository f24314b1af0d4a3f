/** A seed from a number, so that a failing round can be played again. */
export const numberedSeed = (n: number): string => n.toString(16).padStart(64, '0')
