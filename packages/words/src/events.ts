import type { Event, Fee, MoveMade, WagerLine } from '@cardroom/engine'
import { type Card, nameOf, UNKNOWN } from '@cardroom/engine/cards'
import { incidentName } from '@cardroom/rulebook/names'
import { cardName, cardNames, cardSign } from './cards.ts'
import {
  bettorName,
  buttonName,
  known,
  type MoveWords,
  moveDone,
  type Names,
  placeName,
  postedName,
  seatName,
  wagerName,
} from './names.ts'
import { ownWord } from './own-word.ts'
import type { Speaker } from './speaker.ts'

/** How a line of the log is marked. */
export type Tone = 'plain' | 'move' | 'hand' | 'win' | 'lose' | 'push' | 'floor'

/** One line of the log. */
export interface Said {
  readonly text: string
  readonly tone: Tone
  /** The lines of the filing that decided it. */
  readonly cite?: string
}

const total = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)

const said = (text: string, tone: Tone = 'plain', cite?: string): Said =>
  cite === undefined ? { text, tone } : { text, tone, cite }

/** An event in words. */
export function sayEvent(event: Event, names: Names): Said {
  const { m } = names
  const words = m.events
  switch (event.type) {
    case 'fee':
      return said(feeText(event.fee, names))
    case 'posted':
      return said(words.posted(seatName(names, event.seat), postedName(m, event.what), m.money(event.cents)))
    case 'returned':
      return said(words.returned(seatName(names, event.seat), m.money(event.cents)))
    case 'dice':
      return said(words.dice(event.dice.join(', '), total(event.dice), seatName(names, event.names)))
    case 'button':
      return said(words.button(buttonName(names, event.button), bettorName(names, event.at)))
    case 'dealt':
      return said(dealtText(event, names))
    case 'boxed':
      return said(words.boxed(cardText(event.card, names)), 'floor')
    case 'shown':
      return said(
        words.shown(placeName(names, event.place, event.hand), cardsText(event.cards, names)),
        'hand',
      )
    case 'moved':
      return said(moveText(event.move, names), 'move')
    case 'paid':
      return said(words.paid(seatName(names, event.from), seatName(names, event.to), m.money(event.cents)))
    case 'hand':
      return said(words.hand(placeName(names, event.place, event.hand), m.say(event.is)), 'hand')
    case 'settled':
      return settled(event.line, names)
    case 'won': {
      const { share } = event
      const what = potPart(m, share.for)
      return said(words.won(seatName(names, share.seat), m.money(share.amount), what), 'win')
    }
    case 'ruled': {
      const { ruling } = event
      const who = ruling.seat === undefined ? '' : bettorName(names, { seat: ruling.seat, by: ruling.by })
      const text = words.ruled(m.say(incidentName(ruling.name)), who)
      return said(event.then ? words.ruledThen(text, m.say(event.then)) : text, 'floor', ruling.rule)
    }
    case 'reshuffled':
      return said(words.reshuffled(event.count))
    default:
      // The card room may know of more than a page that was opened before it was renewed.
      return said(ownWord((event satisfies never as { type: string }).type))
  }
}

/** The part of a pot that a share is of. */
export function potPart(m: Speaker, part: string): string {
  const [, board, half] = /^board (\d+) (high|low)$/.exec(part) ?? []
  const { ofPot, postedKinds } = m.events
  const what =
    half === 'high' || half === 'low' ? ofPot[half] : (known(ofPot, part) ?? known(postedKinds, part) ?? part)
  return board === undefined ? what : m.dealing.onBoard(Number(board), what)
}

/** A settled wager, with the line of the filing that decided it. */
export function settled(line: WagerLine, names: Names): Said {
  const { m } = names
  const words = m.events
  const who = bettorName(names, line)
  const onHand = line.hand === undefined ? '' : ` ${line.hand}`
  const spot = wagerName(names, line.on) + onHand
  const wager = line.for === undefined ? spot : words.envyFor(spot, seatName(names, line.for))
  switch (line.outcome) {
    case 'win': {
      const odds = line.odds === undefined ? '' : words.odds(line.odds)
      const text =
        line.pays < line.due
          ? words.winShort(who, wager, m.money(line.pays), m.money(line.due))
          : words.win(who, wager, m.money(line.pays), odds)
      return said(text, 'win', line.rule)
    }
    case 'lose':
      return said(words.lose(who, wager, m.money(line.takes)), 'lose', line.rule)
    case 'push':
    case 'withdrawn':
    case 'no-action':
      return said(words[line.outcome](who, wager, m.money(line.amount)), 'push', line.rule)
  }
}

function feeText(fee: Fee, names: Names): string {
  const { m } = names
  const money = m.money(fee.cents)
  if (fee.from === 'pot') return m.events.feePot(money)
  if (fee.from === 'blinds') return m.events.feeBlinds(money)
  const who =
    fee.seat === undefined ? '' : bettorName(names, { seat: fee.seat, by: fee.by, player: fee.player })
  return fee.for === 'collection'
    ? m.events.fee(who, money)
    : m.events.feeNamed(who, money, wagerName(names, fee.for))
}

function dealtText(event: Extract<Event, { type: 'dealt' }>, names: Names): string {
  const place = placeName(names, event.to, event.hand)
  const { events } = names.m
  if (event.card === UNKNOWN) return events.dealtDown(place)
  const name = cardText(event.card, names)
  return event.face === 'up' ? events.dealtUp(place, name) : events.dealtDownTo(place, name)
}

/** A move that somebody made, in words. */
export function moveText(move: MoveMade, names: Names): string {
  const { m } = names
  const bettor = bettorName(names, move)
  const who = move.hand === undefined ? bettor : m.events.seatHand(bettor, move.hand)
  const did = moveDone(m, move.move)
  if (move.move.startsWith('force ')) {
    return m.events.forced(who, seatName(names, Number(move.move.split(' ')[1])))
  }
  if (move.cents !== undefined) return m.events.movedAmount(who, did, m.money(move.cents))
  if (move.cards && move.to !== undefined) {
    return m.events.movedTo(who, did, cardsText(move.cards, names), m.pan.meldNumber(move.to))
  }
  if (move.cards) return movedCards(move.move, move.cards, who, names)
  return m.events.moved(who, did)
}

function movedCards(move: string, cards: readonly Card[], who: string, names: Names): string {
  const { m } = names
  const words: MoveWords | undefined = known(m.events.moves, move)
  if (cards.length === 0) return m.events.moved(who, words?.didNone ?? moveDone(m, move))
  if (words?.didNone === undefined)
    return m.events.movedCards(who, moveDone(m, move), cardsText(cards, names))
  // Cards that are given up for others: how many is what everybody knows.
  return cards.includes(UNKNOWN)
    ? m.events.drew(who, cards.length)
    : m.events.drewFor(who, cards.length, cardsText(cards, names))
}

const cardText = (card: Card, { m, signs }: Names): string =>
  signs ? cardSign(m, nameOf(card)) : cardName(m, nameOf(card))

const cardsText = (cards: readonly Card[], names: Names): string =>
  names.signs ? cards.map(card => cardText(card, names)).join(' ') : cardNames(names.m, cards.map(nameOf))

type Dealt = Extract<Event, { type: 'dealt' }>

/** The log as lines to read: cards that were dealt one after the other make one line. */
export function sayLog(log: readonly Event[], names: Names): Said[] {
  const lines: Said[] = []
  for (let at = 0; at < log.length; at++) {
    const run: Dealt[] = []
    for (let event = log[at]; event?.type === 'dealt'; event = log[++at]) run.push(event)
    if (run.length > 0) {
      lines.push(run.length === 1 ? sayEvent(run[0]!, names) : dealtTogether(run, names))
      at--
    } else lines.push(sayEvent(log[at]!, names))
  }
  return lines
}

function dealtTogether(run: readonly Dealt[], names: Names): Said {
  const { events } = names.m
  const places = new Map<string, Card[]>()
  for (const { to, hand, card } of run) {
    const place = placeName(names, to, hand)
    places.set(place, [...(places.get(place) ?? []), card])
  }
  const parts = [...places].map(([place, cards]) => events.dealtUp(place, cardsText(cards, names)))
  return said(events.dealt(parts))
}
