/** What the card room takes of Node's `timers/promises`; the build puts it in its place. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, milliseconds)
  })

export { pause as setTimeout }
