import { parseArgs } from 'node:util'
import { type Card, cardsOf, countsOf, nameOf, namesOf, parseCards } from '@cardroom/engine/cards'
import { bestFiveBy, type JokerUse } from '@cardroom/engine/ranking'
import { english } from '@cardroom/words/en'
import { BadInput } from '../command/bad-input.ts'
import type { QueryCommand } from '../command/command.ts'
import { style } from '../terminal/style.ts'
import { inColumns } from '../terminal/table.ts'
import { kinds, type RankKind } from './rank-kinds.ts'

interface RankAnswer {
  readonly rank: number
  readonly name: string
  readonly cards: string
  /** Only where a hand may fail to qualify. */
  readonly qualifies?: boolean
}

function kindOf(name: string | undefined): RankKind {
  const kind = name !== undefined && Object.hasOwn(kinds, name) ? kinds[name] : undefined
  const known = Object.keys(kinds).join(', ')
  if (name === undefined) throw new BadInput(`a kind of hand is needed (${known})`, 'KIND')
  if (kind === undefined) throw new BadInput(`there is no kind "${name}" (${known})`, 'KIND')
  return kind
}

export function jokerOf(text: string | undefined): JokerUse {
  if (text === undefined || text === 'bug' || text === 'wild') return text ?? 'bug'
  throw new BadInput(`"${text}" is not bug or wild`, '--joker')
}

function handOf(name: string, kind: RankKind, text: string): Card[] {
  const cards = parseCards(text)
  if (!Array.isArray(cards)) throw new BadInput(`${cards.notACard} is not a card`, 'CARDS')
  const inDeck = countsOf(cardsOf(kind.deck))
  const held = countsOf(cards)
  for (const c of cards) {
    if (inDeck[c] === 0) throw new BadInput(`${nameOf(c)} is not in the deck of ${name}`, 'CARDS')
    if (held[c]! > inDeck[c]!)
      throw new BadInput(`${nameOf(c)} is there ${TIMES_NAMES[held[c]!] ?? 'too often'}`, 'CARDS')
  }
  if (!kind.sizes.includes(cards.length)) {
    const sizes = kind.sizes.length === 1 ? `${kind.sizes[0]}` : listSizes(kind.sizes)
    throw new BadInput(`${name} takes ${sizes} cards, not ${cards.length}`, 'CARDS')
  }
  return cards
}

const TIMES_NAMES = ['', '', 'twice', 'three times']

const listSizes = (sizes: readonly number[]): string => `${sizes.slice(0, -1).join(', ')} or ${sizes.at(-1)}`

export const rankCommand: QueryCommand = {
  help: `cardroom rank KIND CARDS [--joker bug|wild] [--json]

What a hand is: its name, the cards that make it, and a number that is higher for every better hand of the kind.

${inColumns(Object.entries(kinds).map(([name, kind]) => [`  ${name}`, kind.does]))}

  --joker bug    the joker is an ace, or completes a straight, flush or straight flush (as it is without the option)
  --joker wild   the joker is any card
                 in the low kinds a joker is always the lowest card missing

  cardroom rank high "Kd Ks 5h Kc 5c 2d 9s"`,

  answer(args): RankAnswer {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { joker: { type: 'string' } },
      allowPositionals: true,
    })
    const [name, ...words] = positionals
    const kind = kindOf(name)
    const joker = jokerOf(values.joker)
    const cards = handOf(name!, kind, words.join(' '))
    const rank = kind.rank(cards, joker)
    const qualifies = kind.qualifier ? { qualifies: rank > 0 } : {}
    const best =
      rank === 0 && kind.qualifier
        ? []
        : (kind.best?.(cards) ?? bestFiveBy(cards, hand => kind.rank(hand, joker)))
    return { rank, name: english.say(kind.name(rank)), cards: namesOf(best), ...qualifies }
  },

  print(answer) {
    const { rank, name, cards } = answer as RankAnswer
    return [style('bold', name), cards, style('dim', `rank ${rank}`)].filter(Boolean).join('\n')
  },
}
