import { isRefusal, type Option, type Refusal } from '@cardroom/engine'
import type { Card } from '@cardroom/engine/cards'
import { give, layDown, type MeldLaid, type PanHolding, type PanRules, worthOf } from '@cardroom/engine/pan'
import { FastRandom } from '../random/random.ts'
import type { Choice, ValuedChoices, Worth } from '../values/answer.ts'
import type { Valuer } from '../values/ask.ts'
import { withChoices, worthOfEach } from '../values/ask.ts'
import { sayOfValues } from '../values/sentences.ts'
import { chipCount, type PanPosition, panPositionOf } from './scene.ts'
import { type HeldAfterChoice, PanTable } from './table.ts'

/** How many hands are played out for all choices together, and at most for one: they take a moment. */
const MAX_PLAYED = 1600
const MAX_PER_CHOICE = 500
const MIN_PER_CHOICE = 60
/** A fixed seed, so that the same question has the same answer. */
const SEED = '0'.repeat(64)

/** A choice, and how a hand begins with it: what the asked one holds then, and whose turn is next. */
interface Beginning {
  readonly choice: Choice
  readonly held: HeldAfterChoice
  begin(table: PanTable): number
}

/**
 * Plays on plainly from here, again and again with other hidden cards: how often the player goes out, and the
 * pay.
 */
export const panValuer: Valuer<PanRules> = {
  estimate: true,
  choices(position) {
    const pan = panPositionOf(position)
    if (isRefusal(pan)) return pan
    const { rules, ask } = position
    const beginnings = ask.options.map(option => beginningsOf(pan, option))
    const count = beginnings.reduce((sum, list) => sum + (list?.length ?? 0), 0)
    const deals = Math.min(
      MAX_PER_CHOICE,
      Math.max(MIN_PER_CHOICE, Math.floor(MAX_PLAYED / Math.max(1, count))),
    )
    const found = playOut(
      pan,
      beginnings.flat().filter(one => one !== undefined),
      deals,
    )
    const choices: ValuedChoices['choices'] | Refusal = worthOfEach(rules.id, ask, option => {
      if (option.move === 'pass') return worthOfPass(pan, position.readings.antes === 'passers')
      const list = beginnings[ask.options.indexOf(option)]
      return list?.map(one => ({ choice: one.choice, ...found.get(one)! }))
    })
    return withChoices(choices, {
      method: 'simulated',
      unit: pan.chip,
      notes: [sayOfValues('values-played-plainly', { hands: deals })],
    })
  },
}

/** Plays every choice against the same hidden cards. */
function playOut(pan: PanPosition, beginnings: readonly Beginning[], deals: number): Map<Beginning, Worth> {
  const { scene, own, chip } = pan
  const table = new PanTable(scene)
  const random = new FastRandom(SEED, 0)
  const sums = beginnings.map(() => ({ chips: 0, squares: 0, outs: 0 }))
  for (let deal = 0; deal < deals; deal++) {
    table.shuffle(random)
    for (const [i, { held, begin }] of beginnings.entries()) {
      const { chips, out } = table.play(held, begin)
      const sum = sums[i]!
      sum.chips += chips
      sum.squares += chips * chips
      if (out) sum.outs++
    }
  }
  return new Map(
    beginnings.map((beginning, i): [Beginning, Worth] => {
      const { chips, squares, outs } = sums[i]!
      const mean = chips / deals
      const stderr = Math.sqrt(Math.max(0, squares / deals - mean * mean) / deals) * chip
      const why = sayOfValues('why-goes-out', { out: outs / deals, chips: mean })
      return [beginning, { cents: own.change + mean * chip, stderr, why }]
    }),
  )
}

/** What passing costs is known. */
function worthOfPass({ own, ante }: PanPosition, puts: boolean): Worth {
  return { cents: own.change - (puts ? ante : 0), why: sayOfValues('why-passes') }
}

/** Undefined for a pass, which needs no playing, and for an unknown move. */
function beginningsOf(pan: PanPosition, { move, cards, cents, to }: Option): Beginning[] | undefined {
  const { seen, seats, chip } = pan
  const held = heldBy(pan)
  const { drawn } = seen
  const one = (choice: Choice, begin: Beginning['begin'], holds = held): Beginning => ({
    choice,
    held: holds,
    begin,
  })
  const [name, target] = move.split(' ') as [string, string | undefined]
  switch (name) {
    case 'pass':
      return []
    case 'in':
      return [one({ move }, () => starterOf(pan))]
    case 'draw':
      return [
        one({ move }, table => {
          if (drawn !== undefined) table.replace(drawn)
          return table.drawAndPlay(0) ? table.after(0) : 0
        }),
      ]
    case 'take': {
      const card = seen.option
      return card === undefined
        ? undefined
        : [
            one({ move }, table => {
              table.optionTaken()
              table.players[0]!.use(card)
              table.finish(0, undefined)
              return table.after(0)
            }),
          ]
    }
    case 'meld':
    case 'add':
    case 'move':
      return (cards?.groups ?? cards?.from.map(card => [card]))?.map(named => {
        const laying: MeldLaid = { move: name, cards: named, ...(to === undefined ? {} : { to }) }
        const after = layMeld(pan, laying)
        return one(
          { move, cards: named, ...(to === undefined ? {} : { to }) },
          table => {
            table.finish(0, after.drawn)
            return table.after(0)
          },
          after.held,
        )
      })
    case 'collect': {
      const amount = cents?.usual ?? cents?.max ?? 0
      return [
        one({ move, cents: amount }, table => {
          table.collect(0, amount / chip)
          table.finish(0, drawn)
          return table.after(0)
        }),
      ]
    }
    case 'discard':
      return cards?.from.map(card =>
        one({ move, cards: [card] }, table => {
          if (drawn === undefined) table.players[0]!.give(card)
          table.throwAway(card)
          return table.after(0)
        }),
      )
    case 'force':
      return [one({ move }, table => playForced(table, seats.indexOf(Number(target)), drawn ?? seen.option))]
    case 'decline':
      return [one({ move }, table => playDeclined(table, pan))]
    default:
      return undefined
  }
}

/** What the asked player holds now; a collection that can be called for is taken. */
function heldBy({ seen, book, own, chip, due }: PanPosition): HeldAfterChoice {
  return {
    cards: seen.me.hand,
    melds: seen.me.melds.map(({ cards }) => book.laid(cards)),
    due,
    chips: chipCount(own, chip),
  }
}

/** What is held once cards were laid, and the card of the turn if it was not among them. */
function layMeld(pan: PanPosition, laying: MeldLaid): { held: HeldAfterChoice; drawn: Card | undefined } {
  const { seen, book } = pan
  const { terms } = book
  const holding: PanHolding = {
    hand: [...seen.me.hand],
    melds: seen.me.melds.map(meld => ({ ...meld, cards: [...meld.cards], borrowed: [] })),
  }
  const worth = () => holding.melds.reduce((sum, { cards }) => sum + worthOf(cards, terms), 0)
  const before = worth()
  let drawn = seen.drawn
  for (const card of layDown(holding, laying, drawn, terms)) {
    if (card === drawn) drawn = undefined
    else give(holding, card)
  }
  const held = heldBy(pan)
  return {
    drawn,
    held: {
      ...held,
      cards: holding.hand,
      melds: holding.melds.map(({ cards }) => book.laid(cards)),
      due: held.due + Math.max(0, worth() - before),
    },
  }
}

/** The first player dealt to who plays begins. */
const starterOf = ({ first, seats }: PanPosition): number => Math.max(0, seats.indexOf(first))

function playForced(table: PanTable, turn: number, card: Card | undefined): number {
  if (turn > 0 && card !== undefined) table.force(turn, card)
  return table.after(Math.max(0, turn))
}

/** No card is forced: the turn goes on as its player likes. */
function playDeclined(table: PanTable, { seen, target }: PanPosition): number {
  if (seen.drawn === undefined) return target
  table.throwAway(seen.drawn)
  return table.after(target)
}
