import type { ChoicesReply, TableChoice, TableOptions } from '@cardroom/protocol'
import { scheduleNamed } from '@cardroom/rulebook/names'
import { useState } from 'react'
import { useFetched } from '../../connection/fetch-json.ts'
import { parseDollars, writeDollars } from '../controls/amount.ts'
import { buyInWords } from '../controls/buy-in-words.ts'
import { useMessages } from '../messages/messages.ts'
import type { OptionChanges } from './options.ts'

type BettingOption = NonNullable<TableChoice['betting']>[number]

/** The chosen limits of a schedule's option; dollars as typed. */
interface ScheduleDraft {
  readonly min: string
  readonly max: string
  readonly bet: string
  readonly betting: BettingOption | undefined
}

const usual = ({ table, smallest, betting }: TableChoice): ScheduleDraft => ({
  min: writeDollars(table?.min ?? smallest),
  max: writeDollars(table?.max ?? smallest),
  bet: writeDollars(smallest),
  betting: betting?.[0],
})

/** The options without a chosen schedule. */
const NO_SCHEDULE = { schedule: undefined, limits: undefined, stakes: undefined, blinds: undefined } as const

/** The options that a table is opened with; the server checks them. */
function optionsOf(choice: TableChoice, { min, max, bet, betting }: ScheduleDraft): TableOptions {
  const schedule = [...choice.schedule]
  const least = parseDollars(min)
  const most = parseDollars(max)
  const figure = parseDollars(bet)
  if (choice.table) return least && most ? { schedule, limits: { min: least, max: most } } : { schedule }
  if (!betting || choice.isFixed || !figure) return { schedule }
  if (betting === 'limit') {
    return { schedule, stakes: { limit: 'fixed', bets: choice.bets === 1 ? [figure] : [figure, figure * 2] } }
  }
  const limit = betting === 'pot-limit' ? 'pot' : 'none'
  return { schedule, stakes: { limit }, blinds: [Math.ceil(figure / 200) * 100, figure] }
}

/** Which of the choices a table was opened with. */
function choiceOf(list: ChoicesReply, { schedule }: TableOptions): number | undefined {
  const at = list.findIndex(one => one.schedule.join() === [schedule].flat().join())
  return at < 0 ? undefined : at
}

/** The draft for a choice with a table's options. */
function chosenIn(choice: TableChoice, { limits, stakes, blinds }: TableOptions): ScheduleDraft {
  const asUsual = usual(choice)
  const bettings = { fixed: 'limit', spread: 'limit', pot: 'pot-limit', none: 'no-limit' } as const
  const bet = stakes?.bets?.[0] ?? blinds?.at(-1)
  return {
    min: limits ? writeDollars(limits.min) : asUsual.min,
    max: limits ? writeDollars(limits.max) : asUsual.max,
    bet: bet === undefined ? asUsual.bet : writeDollars(bet),
    betting: stakes ? bettings[stakes.limit] : asUsual.betting,
  }
}

interface Props {
  readonly game: string
  /** The table's current options. */
  readonly chosen: TableOptions
  readonly choose: (options: OptionChanges) => void
}

/** The choice of a filed schedule, and of what it leaves to the house. */
export function ScheduleChoice({ game, chosen: options, choose }: Props) {
  const m = useMessages()
  const choices = useFetched<ChoicesReply>(`/api/games/${game}/tables`)
  const [typed, setTyped] = useState<ScheduleDraft>()
  const list = choices.state === 'there' ? choices.value : []
  const at = choiceOf(list, options)
  const choice = at === undefined ? undefined : list[at]
  const chosen = typed ?? (choice && chosenIn(choice, options))
  const set = (of: TableChoice, next: ScheduleDraft) => {
    setTyped(next)
    choose({ ...NO_SCHEDULE, ...optionsOf(of, next) })
  }
  const pick = (index: string) => {
    const one = index === '' ? undefined : list[Number(index)]
    if (one) set(one, usual(one))
    else choose(NO_SCHEDULE)
  }
  const field = (label: string, key: 'min' | 'max' | 'bet') =>
    choice && chosen ? (
      <label>
        <span>{label}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          value={chosen[key]}
          onChange={event => set(choice, { ...chosen, [key]: event.target.value })}
        />
      </label>
    ) : null
  return (
    <>
      <label>
        <span>{m.seating.schedule}</span>
        <select value={at ?? ''} onChange={event => pick(event.target.value)}>
          <option value="">{m.seating.scheduleOfTheHouse}</option>
          {list.map(({ schedule, limits }, index) => (
            <option key={schedule.join()} value={index}>
              {m.seating.scheduleOf({
                names: m.joined.clauses({ pieces: schedule.map(one => m.say(scheduleNamed(one))) }),
                limits: limits ? m.say(limits) : '',
              })}
            </option>
          ))}
        </select>
      </label>
      {choice?.table ? field(m.seating.minimum, 'min') : null}
      {choice?.table ? field(m.seating.maximum, 'max') : null}
      {choice?.betting && chosen && !choice.isFixed ? (
        <>
          <label>
            <span>{m.seating.betting}</span>
            <select
              value={chosen.betting}
              onChange={event => {
                const betting = choice.betting?.find(one => one === event.target.value)
                set(choice, { ...chosen, betting })
              }}
            >
              {choice.betting.map(one => (
                <option key={one} value={one}>
                  {m.seating.bettings[one]}
                </option>
              ))}
            </select>
          </label>
          {field(chosen.betting === 'limit' ? m.seating.lowerBet : m.seating.bigBlind, 'bet')}
        </>
      ) : null}
      {choice ? (
        <p className="buy-in" role="status">
          {m.joined.labelled({ label: m.seating.buyIn, what: buyInWords(choice.buyIn, m) })}
        </p>
      ) : null}
    </>
  )
}
