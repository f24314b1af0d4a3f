/**
 * Does things one after the other, each in a turn of its own: in between the page draws what it has to draw, however
 * many wait. React takes fifty changes in a row, with none of its own in between, for a circle.
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
