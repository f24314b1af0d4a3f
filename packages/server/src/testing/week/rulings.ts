import { setTimeout } from 'node:timers/promises'
import type { FloorAnswer, FloorQuestion } from '@cardroom/protocol'
import type { Client } from '../client.ts'

const MAX_TRIES = 200

/** Stops a pot game and rules that a card was exposed; whether that was possible. */
export async function exposeCard(floor: Client, table: string): Promise<boolean> {
  await floor.must({ type: 'watch', table })
  for (let i = 0; i < MAX_TRIES; i++) {
    if (await tryToRule(floor, table)) return true
    await setTimeout(5)
  }
  return false
}

async function tryToRule(floor: Client, table: string): Promise<boolean> {
  if ((await floor.ask({ type: 'hold', table, hold: true })).type === 'refused') return false
  const letGo = async () => {
    await floor.ask({ type: 'hold', table, hold: false })
    return false
  }
  const name = 'exposed-card'
  const offers = await askFloor(floor, table, { about: 'offers' })
  if (!offers?.offers?.some(offer => offer.name === name)) return letGo()
  const choice = (await askFloor(floor, table, { about: 'choices', name }))?.choices?.[0]
  if (choice?.seat === undefined || !choice.card) return letGo()
  const ruling = { name, seat: choice.seat, cards: [choice.card] }
  const weighed = await askFloor(floor, table, { about: 'ruling', ruling })
  if (!weighed) return letGo()
  const answer = await floor.ask({ type: 'rule', table, ruling, version: weighed.version })
  return answer.type === 'refused' ? letGo() : true
}

async function askFloor(
  floor: Client,
  table: string,
  question: FloorQuestion,
): Promise<FloorAnswer | undefined> {
  const answer = await floor.ask({ type: 'floor', table, question })
  return answer.type === 'ok' ? answer.floor : undefined
}
