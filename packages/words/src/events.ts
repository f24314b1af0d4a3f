import type { Event, Fee, MoveMade, WagerLine } from '@cardroom/engine'
import { type Card, nameOf, UNKNOWN } from '@cardroom/engine/cards'
import { incidentName } from '@cardroom/rulebook/names'
import { cardName, cardNames, cardSign } from './cards.ts'
import {
  bettorName,
  buttonName,
  type MoveWords,
  moveDone,
  type Names,
  ownEntry,
  placeName,
  postedName,
  seatName,
  wagerLabel,
} from './names.ts'
import { ownWord } from './own-word.ts'
import type { Speaker } from './speaker.ts'

/** How a line of the log is marked. */
export type Tone = 'plain' | 'move' | 'hand' | 'win' | 'lose' | 'push' | 'floor'

/** One line of the log. */
export interface LogLine {
  readonly text: string
  readonly tone: Tone
  /** The lines of the filing that decided it. */
  readonly cite?: string
}

const total = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)

const logLine = (text: string, tone: Tone = 'plain', cite?: string): LogLine =>
  cite === undefined ? { text, tone } : { text, tone, cite }

/** An event in words. */
export function sayEvent(event: Event, names: Names): LogLine {
  const { m } = names
  const words = m.events
  switch (event.type) {
    case 'fee':
      return logLine(feeText(event.fee, names))
    case 'posted':
      return logLine(
        words.posted({
          who: seatName(names, event.seat),
          what: postedName(m, event.what),
          money: m.money(event.cents),
        }),
      )
    case 'returned':
      return logLine(words.returned({ who: seatName(names, event.seat), money: m.money(event.cents) }))
    case 'dice':
      return logLine(
        words.dice({
          dice: event.dice.join(', '),
          sum: total(event.dice),
          who: seatName(names, event.names),
        }),
      )
    case 'button':
      return logLine(
        words.button({ button: buttonName(names, event.button), who: bettorName(names, event.at) }),
      )
    case 'dealt':
      return logLine(dealtText(event, names))
    case 'boxed':
      return logLine(words.boxed({ card: cardText(event.card, names) }), 'floor')
    case 'shown':
      return logLine(
        words.shown({
          place: placeName(names, event.place, event.hand),
          cards: cardsText(event.cards, names),
        }),
        'hand',
      )
    case 'moved':
      return logLine(moveText(event.move, names), 'move')
    case 'paid':
      return logLine(
        words.paid({
          from: seatName(names, event.from),
          to: seatName(names, event.to),
          money: m.money(event.cents),
        }),
      )
    case 'hand':
      return logLine(
        words.hand({ place: placeName(names, event.place, event.hand), name: m.say(event.is) }),
        'hand',
      )
    case 'settled':
      return sayWager(event.line, names)
    case 'won': {
      const { share } = event
      const what = potPart(m, share.for)
      return logLine(
        words.won({ who: seatName(names, share.seat), money: m.money(share.amount), what }),
        'win',
      )
    }
    case 'ruled': {
      const { ruling } = event
      const who = ruling.seat === undefined ? '' : bettorName(names, { seat: ruling.seat, by: ruling.by })
      const text = words.ruled({ name: m.say(incidentName(ruling.name)), who })
      return logLine(
        event.then ? words.ruledThen({ ruled: text, then: m.say(event.then) }) : text,
        'floor',
        ruling.rule,
      )
    }
    case 'reshuffled':
      return logLine(words.reshuffled({ n: event.count }))
    default:
      // The card room may know of more than a page that was opened before it was renewed.
      return logLine(ownWord((event satisfies never as { type: string }).type))
  }
}

/** The part of a pot that a share is of. */
export function potPart(m: Speaker, part: string): string {
  const [, board, half] = /^board (\d+) (high|low)$/.exec(part) ?? []
  const { ofPot, postedKinds } = m.events
  const what =
    half === 'high' || half === 'low'
      ? ofPot[half]
      : (ownEntry(ofPot, part) ?? ownEntry(postedKinds, part) ?? part)
  return board === undefined ? what : m.dealing.onBoard({ board: Number(board), what })
}

/** A settled wager, with the line of the filing that decided it. */
export function sayWager(line: WagerLine, names: Names): LogLine {
  const { m } = names
  const words = m.events
  const who = bettorName(names, line)
  const onHand = line.hand === undefined ? '' : ` ${line.hand}`
  const spot = wagerLabel(names, line.on) + onHand
  const wager =
    line.for === undefined ? spot : words.envyFor({ wager: spot, seat: seatName(names, line.for) })
  switch (line.outcome) {
    case 'win': {
      const odds = line.odds === undefined ? '' : words.odds({ odds: line.odds })
      const text =
        line.pays < line.due
          ? words.winShort({ who, wager, money: m.money(line.pays), due: m.money(line.due) })
          : words.win({ who, wager, money: m.money(line.pays), odds })
      return logLine(text, 'win', line.rule)
    }
    case 'lose':
      return logLine(words.lose({ who, wager, money: m.money(line.takes) }), 'lose', line.rule)
    case 'push':
    case 'withdrawn':
    case 'no-action':
      return logLine(words[line.outcome]({ who, wager, money: m.money(line.amount) }), 'push', line.rule)
  }
}

function feeText(fee: Fee, names: Names): string {
  const { m } = names
  const money = m.money(fee.cents)
  if (fee.from === 'pot') return m.events.feePot({ money })
  if (fee.from === 'blinds') return m.events.feeBlinds({ money })
  const who =
    fee.seat === undefined ? '' : bettorName(names, { seat: fee.seat, by: fee.by, player: fee.player })
  return fee.for === 'collection'
    ? m.events.fee({ who, money })
    : m.events.feeNamed({ who, money, what: wagerLabel(names, fee.for) })
}

function dealtText(event: Extract<Event, { type: 'dealt' }>, names: Names): string {
  const place = placeName(names, event.to, event.hand)
  const { events } = names.m
  if (event.card === UNKNOWN) return events.dealtDown({ place })
  const name = cardText(event.card, names)
  return event.face === 'up'
    ? events.dealtUp({ place, card: name })
    : events.dealtDownTo({ place, card: name })
}

/** A made move, in words. */
export function moveText(move: MoveMade, names: Names): string {
  const { m } = names
  const bettor = bettorName(names, move)
  const who = move.hand === undefined ? bettor : m.events.seatHand({ who: bettor, hand: move.hand })
  const did = moveDone(m, move.move)
  if (move.move.startsWith('force ')) {
    return m.events.forced({ who, whom: seatName(names, Number(move.move.split(' ')[1])) })
  }
  if (move.cents !== undefined) return m.events.movedAmount({ who, did, money: m.money(move.cents) })
  if (move.cards && move.to !== undefined) {
    return m.events.movedTo({
      who,
      did,
      cards: cardsText(move.cards, names),
      to: m.pan.meldNumber({ number: move.to }),
    })
  }
  if (move.cards) return movedCards(move.move, move.cards, who, names)
  return m.events.moved({ who, did })
}

function movedCards(move: string, cards: readonly Card[], who: string, names: Names): string {
  const { m } = names
  const words: MoveWords | undefined = ownEntry(m.events.moves, move)
  if (cards.length === 0) return m.events.moved({ who, did: words?.didNone ?? moveDone(m, move) })
  if (words?.didNone === undefined)
    return m.events.movedCards({ who, did: moveDone(m, move), cards: cardsText(cards, names) })
  // Cards that are given up for others: how many is what everybody knows.
  return cards.includes(UNKNOWN)
    ? m.events.drew({ who, n: cards.length })
    : m.events.drewFor({ who, n: cards.length, cards: cardsText(cards, names) })
}

const cardText = (card: Card, { m, signs }: Names): string =>
  signs ? cardSign(m, nameOf(card)) : cardName(m, nameOf(card))

const cardsText = (cards: readonly Card[], names: Names): string =>
  names.signs ? cards.map(card => cardText(card, names)).join(' ') : cardNames(names.m, cards.map(nameOf))

type DealtEvent = Extract<Event, { type: 'dealt' }>

/** The log as lines to read: cards that were dealt one after the other make one line. */
export function sayLog(log: readonly Event[], names: Names): LogLine[] {
  const lines: LogLine[] = []
  for (let at = 0; at < log.length; at++) {
    const run: DealtEvent[] = []
    for (let event = log[at]; event?.type === 'dealt'; event = log[++at]) run.push(event)
    if (run.length > 0) {
      lines.push(run.length === 1 ? sayEvent(run[0]!, names) : dealtTogether(run, names))
      at--
    } else lines.push(sayEvent(log[at]!, names))
  }
  return lines
}

function dealtTogether(run: readonly DealtEvent[], names: Names): LogLine {
  const { events } = names.m
  const places = new Map<string, Card[]>()
  for (const { to, hand, card } of run) {
    const place = placeName(names, to, hand)
    places.set(place, [...(places.get(place) ?? []), card])
  }
  const parts = [...places].map(([place, cards]) => events.dealtUp({ place, card: cardsText(cards, names) }))
  return logLine(events.dealt({ parts }))
}
