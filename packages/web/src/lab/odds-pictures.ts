import { type PlayerDealerRules, roomOf } from '@cardroom/engine'
import { type OddsAnswer, paceOf, type WagerOdds } from '@cardroom/lab'
import { readingName, readingValue } from '@cardroom/rulebook/names'
import { familyName, gameName, roomName, type Speaker, wagerLabel, wagerNames } from '@cardroom/words'
import type { BarChart, ChartData, LineChart } from '../shared/charts/chart.ts'
import { collectionChart } from './collection-chart.ts'
import type { LabQuestion } from './question.ts'

/** The pictures of a game's odds, as the address names them. */
export const PICTURES = ['results', 'night', 'decks', 'readings', 'games', 'collection'] as const
type PictureKind = (typeof PICTURES)[number]

/** What a picture is made for, besides the lab's question. */
export interface PictureSettings {
  readonly kind: PictureKind
  readonly wager?: string | undefined
  /** Cents on the wager. */
  readonly bet: number
  /** Rounds an hour; by default the game's usual pace. */
  readonly pace?: number
  readonly hours: number
}

const positive = (text: string | null, most: number): number | undefined => {
  const value = Number(text)
  return text !== null && Number.isFinite(value) && value > 0 ? Math.min(value, most) : undefined
}

const DEFAULT_SETTINGS = { bet: 1000, hours: 5 }

/** `?picture=night&wager=banker&stake=1000&pace=70&hours=4` beside the question. */
export function pictureSettingsOf(search: string): PictureSettings {
  const asked = new URLSearchParams(search)
  const kind = PICTURES.find(one => one === asked.get('picture')) ?? PICTURES[0]
  const pace = positive(asked.get('pace'), 1000)
  return {
    kind,
    wager: asked.get('wager') ?? undefined,
    bet: Math.round(positive(asked.get('stake'), 10_000_000) ?? DEFAULT_SETTINGS.bet),
    ...(pace === undefined ? {} : { pace }),
    hours: positive(asked.get('hours'), 100) ?? DEFAULT_SETTINGS.hours,
  }
}

/** Adds the picture to an address of the lab. */
export function withPicture(address: string, { kind, wager, bet, pace, hours }: PictureSettings): string {
  const [path = '', search] = address.split('?')
  const asked = new URLSearchParams(search)
  if (kind !== PICTURES[0]) asked.set('picture', kind)
  if (wager !== undefined) asked.set('wager', wager)
  if (bet !== DEFAULT_SETTINGS.bet) asked.set('stake', String(bet))
  if (pace !== undefined) asked.set('pace', String(pace))
  if (hours !== DEFAULT_SETTINGS.hours) asked.set('hours', String(hours))
  return `${path}?${asked}`
}

/** A question of a series, with its label in the picture. */
export interface SeriesQuestion {
  readonly name: string
  readonly question: LabQuestion
}

/** The further questions that a picture needs besides the page's own answer. */
export function seriesOf(
  kind: PictureKind,
  rules: PlayerDealerRules,
  question: LabQuestion,
  games: readonly PlayerDealerRules[],
  m: Speaker,
): readonly SeriesQuestion[] {
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
              name: m.joined.labelled({
                label: m.say(readingName(reading.name)),
                what: m.say(readingValue(value)),
              }),
              question: { game, ...rest, readings: { ...question.readings, [reading.name]: value } },
            })),
        ),
      ]
    case 'games':
      return games
        .filter(({ family }) => family === rules.family)
        .map(one => ({
          name: m.joined.clauses({ pieces: [one.name, roomName(roomOf(one.id))] }),
          question: { game: one.id, readings: {} },
        }))
  }
}

/** The layout's name of a wager, in the speaker's language. */
export const wagerNameIn = (rules: PlayerDealerRules, on: string, m: Speaker): string =>
  wagerLabel({ m, players: new Map(), wagers: new Map(wagerNames(rules)) }, on)

/** The chosen wager, or the first of the layout. */
export const wagerIn = ({ wagers }: OddsAnswer<unknown>, on: string | undefined): WagerOdds =>
  wagers.find(one => one.on === on) ?? wagers[0]!

const NIGHT_STEPS = 40

/** The cost of a wager, per unit of it. */
export type CostOf = (odds: WagerOdds) => number

/** One answer as a picture of its own. */
export function answerChart(
  { kind, wager, bet, pace, hours }: PictureSettings,
  rules: PlayerDealerRules,
  answer: OddsAnswer<unknown>,
  costOf: CostOf,
  m: Speaker,
): ChartData {
  const words = m.charts
  const odds = wagerIn(answer, wager)
  const cost = costOf(odds)
  const name = wagerNameIn(rules, odds.on, m)
  if (kind === 'collection')
    return collectionChart(rules, { bet, pace: pace ?? paceOf(rules), edge: odds.edge }, m)
  if (kind !== 'night')
    return resultsChart(odds, words.resultsOf({ wager: name, game: gameName(m, rules) }), m)
  const times = Array.from({ length: NIGHT_STEPS + 1 }, (_, i) => (hours * i) / NIGHT_STEPS)
  const rounds = pace ?? paceOf(rules)
  const mean = (time: number) => (-cost * bet * rounds * time) / 100
  const sigma = (time: number) => (odds.sd * bet * Math.sqrt(rounds * time)) / 100
  const band = (label: string, sigmas: number) => ({
    name: label,
    points: times.map(x => ({ x, from: mean(x) - sigmas * sigma(x), to: mean(x) + sigmas * sigma(x) })),
  })
  return {
    kind: 'lines',
    title: words.nightOf({ wager: name, game: gameName(m, rules) }),
    across: words.hours,
    up: words.chips,
    write: dollars => m.change(Math.round(dollars * 100)),
    writeAcross: hour => m.number(hour, 1),
    lines: [{ name: words.mean, points: times.map(x => ({ x, y: mean(x) })) }],
    bands: [band(words.nineteenOfTwenty, 1.96), band(words.twoOfThree, 1)],
  } satisfies LineChart
}

const MAX_BARS = 16

function resultsChart({ results }: WagerOdds, title: string, m: Speaker): BarChart {
  const shown = [...results].sort((a, b) => b.chance - a.chance).slice(0, MAX_BARS)
  return {
    kind: 'bars',
    title,
    across: m.charts.result,
    up: m.charts.chance,
    write: chance => m.percent(chance, chance > 0 && chance < 0.001 ? 4 : 2),
    bars: shown
      .sort((a, b) => b.result - a.result)
      .map(({ result, chance }) => ({ name: m.lab.units({ n: m.signed(result) }), value: chance })),
  }
}

export interface SeriesAnswer extends SeriesQuestion {
  readonly answer: OddsAnswer<unknown>
}

/** A series of answers as one picture. */
export function seriesPicture(
  { kind, wager }: PictureSettings,
  rules: PlayerDealerRules,
  answers: readonly SeriesAnswer[],
  m: Speaker,
): ChartData {
  const words = m.charts
  const write = (edge: number) => m.percent(edge, 2)
  if (kind === 'decks') {
    const wagers = answers[0]?.answer.wagers.map(({ on }) => on) ?? []
    return {
      kind: 'lines',
      title: words.decksOf({ game: gameName(m, rules) }),
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
      ? words.gamesOf({ family: familyName(m, rules.family) })
      : words.readingsOf({ wager: wagerNameIn(rules, on, m), game: gameName(m, rules) }),
    across: isGames ? words.game : words.reading,
    up: words.edge,
    write,
    bars: answers.map(({ name, answer }) => ({
      name,
      value: wagerIn(answer, isGames ? undefined : on).edge,
    })),
  }
}
