/**
 * Runs work one after the other, each in its own turn of the event loop, so that the page renders in between. React
 * takes fifty updates in a row, without a rendering of its own, for an endless loop.
 */
export function oneByOne(): (work: () => void) => void {
  const waiting: (() => void)[] = []
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    const work = waiting.shift()
    if (waiting.length > 0) port2.postMessage(undefined)
    work?.()
  }
  return work => {
    waiting.push(work)
    if (waiting.length === 1) port2.postMessage(undefined)
  }
}
