/** A random seed, short enough for an address. */
export const anySeed = (): string => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return word.toString(36)
}
