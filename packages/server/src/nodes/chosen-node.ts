import { hash } from 'node:crypto'

/**
 * The node that should lead a table (rendezvous hashing): every node computes the same answer, and when one goes,
 * only its own tables change hands.
 */
export function chosenNode(table: string, nodes: readonly string[]): string | undefined {
  const weighed = nodes.map(node => ({ node, weight: hash('sha256', `${node} ${table}`) }))
  return weighed.reduce<(typeof weighed)[number] | undefined>(
    (best, one) => (best && best.weight > one.weight ? best : one),
    undefined,
  )?.node
}
