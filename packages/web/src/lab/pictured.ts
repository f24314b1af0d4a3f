import type { PlayerDealerRules } from '@cardroom/engine'
import { type OddsAnswer, paceOf, type WagerOdds } from '@cardroom/lab'
import { readingName, readingValue } from '@cardroom/rulebook/names'
import { familyName, roomName, type Speaker, wagerName, wagerNames } from '@cardroom/words'
import type { BarChart, Chart, LineChart } from '../charts/chart.ts'
import { collectionChart } from './collection-chart.ts'
import type { LabQuestion } from './question.ts'

/** Which picture of a game's odds; the address says it. */
export const PICTURES = ['results', 'night', 'decks', 'readings', 'games', 'collection'] as const
export type PictureKind = (typeof PICTURES)[number]

/** What a picture is made for, besides the lab's question. */
export interface Pictured {
  readonly kind: PictureKind
  readonly wager?: string | undefined
  /** Cents on the wager. */
  readonly bet: number
  /** Rounds an hour; as the game is usually dealt where nothing is said. */
  readonly pace?: number
  readonly hours: number
}

const positive = (text: string | null, most: number): number | undefined => {
  const value = Number(text)
  return text !== null && Number.isFinite(value) && value > 0 ? Math.min(value, most) : undefined
}

const USUAL = { bet: 1000, hours: 5 }

/** `?picture=night&wager=banker&stake=1000&pace=70&hours=4` beside the question. */
export function picturedOf(search: string): Pictured {
  const asked = new URLSearchParams(search)
  const kind = PICTURES.find(one => one === asked.get('picture')) ?? PICTURES[0]
  const pace = positive(asked.get('pace'), 1000)
  return {
    kind,
    wager: asked.get('wager') ?? undefined,
    bet: Math.round(positive(asked.get('stake'), 10_000_000) ?? USUAL.bet),
    ...(pace === undefined ? {} : { pace }),
    hours: positive(asked.get('hours'), 100) ?? USUAL.hours,
  }
}

/** An address of the lab that says the picture, too. */
export function withPicture(address: string, { kind, wager, bet, pace, hours }: Pictured): string {
  const [path = '', search] = address.split('?')
  const asked = new URLSearchParams(search)
  if (kind !== PICTURES[0]) asked.set('picture', kind)
  if (wager !== undefined) asked.set('wager', wager)
  if (bet !== USUAL.bet) asked.set('stake', String(bet))
  if (pace !== undefined) asked.set('pace', String(pace))
  if (hours !== USUAL.hours) asked.set('hours', String(hours))
  return `${path}?${asked}`
}

/** A question of a series, and what its answer is called in the picture. */
export interface Asked {
  readonly name: string
  readonly question: LabQuestion
}

/** What has to be counted for a picture besides the answer that the page has already. */
export function seriesOf(
  kind: PictureKind,
  rules: PlayerDealerRules,
  question: LabQuestion,
  games: readonly PlayerDealerRules[],
  m: Speaker,
): readonly Asked[] {
  const { game, gone: _, ...rest } = question
  switch (kind) {
    case 'results':
    case 'night':
    case 'collection':
      return []
    case 'decks': {
      const { from, to } = rules.decks
      if (from === to) return []
      const decks = Array.from({ length: to - from + 1 }, (_, i) => from + i)
      return decks.map(n => ({ name: String(n), question: { game, ...rest, decks: n } }))
    }
    case 'readings':
      return [
        { name: m.charts.asFiled, question: { game, ...rest } },
        ...rules.readings.flatMap(reading =>
          [reading.default, ...reading.others]
            .filter(value => value !== (question.readings[reading.name] ?? reading.default))
            .map(value => ({
              name: m.joined.labelled(m.say(readingName(reading.name)), m.say(readingValue(value))),
              question: { game, ...rest, readings: { ...question.readings, [reading.name]: value } },
            })),
        ),
      ]
    case 'games':
      return games
        .filter(({ family }) => family === rules.family)
        .map(one => ({
          name: m.joined.clauses([one.name, roomName(one.id.slice(0, one.id.indexOf('/')))]),
          question: { game: one.id, readings: {} },
        }))
  }
}

/** What the layout calls a wager, in somebody's words. */
export const wagerNameIn = (rules: PlayerDealerRules, on: string, m: Speaker): string =>
  wagerName({ m, players: new Map(), wagers: new Map(wagerNames(rules)) }, on)

/** The wager that is meant: the one that was chosen, or the first of the layout. */
export const wagerIn = ({ wagers }: OddsAnswer<unknown>, on: string | undefined): WagerOdds =>
  wagers.find(one => one.on === on) ?? wagers[0]!

const HOUR_STEPS = 40

/** What somebody gives up on a wager, per unit of it. */
export type CostOf = (odds: WagerOdds) => number

/** One answer as a picture of its own. */
export function pictureOf(
  { kind, wager, bet, pace, hours }: Pictured,
  rules: PlayerDealerRules,
  answer: OddsAnswer<unknown>,
  costOf: CostOf,
  m: Speaker,
): Chart {
  const words = m.charts
  const odds = wagerIn(answer, wager)
  const cost = costOf(odds)
  const name = wagerNameIn(rules, odds.on, m)
  if (kind === 'collection')
    return collectionChart(rules, { bet, pace: pace ?? paceOf(rules), edge: odds.edge }, m)
  if (kind !== 'night') return resultsChart(odds, words.resultsOf(name, rules.name), m)
  const times = Array.from({ length: HOUR_STEPS + 1 }, (_, i) => (hours * i) / HOUR_STEPS)
  const rounds = pace ?? paceOf(rules)
  const mean = (time: number) => (-cost * bet * rounds * time) / 100
  const sigma = (time: number) => (odds.sd * bet * Math.sqrt(rounds * time)) / 100
  const band = (label: string, sigmas: number) => ({
    name: label,
    points: times.map(x => ({ x, from: mean(x) - sigmas * sigma(x), to: mean(x) + sigmas * sigma(x) })),
  })
  return {
    kind: 'lines',
    title: words.nightOf(name, rules.name),
    across: words.hours,
    up: words.chips,
    write: dollars => m.change(Math.round(dollars * 100)),
    writeAcross: hour => m.number(hour, 1),
    lines: [{ name: words.mean, points: times.map(x => ({ x, y: mean(x) })) }],
    bands: [band(words.nineteenOfTwenty, 1.96), band(words.twoOfThree, 1)],
  } satisfies LineChart
}

const MOST_BARS = 16

function resultsChart({ results }: WagerOdds, title: string, m: Speaker): BarChart {
  const shown = [...results].sort((a, b) => b.chance - a.chance).slice(0, MOST_BARS)
  return {
    kind: 'bars',
    title,
    across: m.charts.result,
    up: m.charts.chance,
    write: chance => m.percent(chance, chance > 0 && chance < 0.001 ? 4 : 2),
    bars: shown
      .sort((a, b) => b.result - a.result)
      .map(({ result, chance }) => ({ name: m.lab.units(m.signed(result)), value: chance })),
  }
}

export interface Answered extends Asked {
  readonly answer: OddsAnswer<unknown>
}

/** A series of answers as one picture. */
export function seriesPicture(
  { kind, wager }: Pictured,
  rules: PlayerDealerRules,
  answers: readonly Answered[],
  m: Speaker,
): Chart {
  const words = m.charts
  const write = (edge: number) => m.percent(edge, 2)
  if (kind === 'decks') {
    const wagers = answers[0]?.answer.wagers.map(({ on }) => on) ?? []
    return {
      kind: 'lines',
      title: words.decksOf(rules.name),
      across: words.decks,
      up: words.edge,
      write,
      writeAcross: decks => m.number(decks, 0),
      lines: wagers.map(on => ({
        name: wagerNameIn(rules, on, m),
        points: answers.flatMap(({ answer }) => {
          const odds = answer.wagers.find(one => one.on === on)
          return odds ? [{ x: answer.decks, y: odds.edge }] : []
        }),
      })),
      bands: [],
    }
  }
  const on = answers[0] ? wagerIn(answers[0].answer, wager).on : (wager ?? '')
  const isGames = kind === 'games'
  return {
    kind: 'bars',
    title: isGames
      ? words.gamesOf(familyName(m, rules.family))
      : words.readingsOf(wagerNameIn(rules, on, m), rules.name),
    across: isGames ? words.game : words.reading,
    up: words.edge,
    write,
    bars: answers.map(({ name, answer }) => ({
      name,
      value: wagerIn(answer, isGames ? undefined : on).edge,
    })),
  }
}
