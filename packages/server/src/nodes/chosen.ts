import { hash } from 'node:crypto'

/**
 * Which of several nodes should lead a table: every node comes to the same answer by itself, and when one goes, only
 * its own tables change hands.
 */
export function chosen(table: string, nodes: readonly string[]): string | undefined {
  const weighed = nodes.map(node => ({ node, weight: hash('sha256', `${node} ${table}`) }))
  return weighed.reduce<(typeof weighed)[number] | undefined>(
    (best, one) => (best && best.weight > one.weight ? best : one),
    undefined,
  )?.node
}
