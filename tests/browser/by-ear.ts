import type { Page } from 'playwright-core'
import { type Reader, type ReaderItem, readerOf } from './reader.ts'

/** What was asked of the page and answered, and how far the player came. */
export interface ByEarResult {
  /** The rounds that were seen to their end. */
  readonly rounds: number
  /** How often each kind of thing was done. */
  readonly done: Readonly<Record<string, number>>
  /** The answers to each question that was asked by key. */
  readonly answers: Readonly<Record<string, readonly string[]>>
}

/** How many rounds have every question asked. */
const ROUNDS_WITH_QUESTIONS = 2
const QUESTIONS = ['C', 'B', 'P', 'W', 'S', 'O', 'T'] as const

const any = <T>(from: readonly T[]): T | undefined => from[Math.floor(Math.random() * from.length)]
const named = (all: readonly ReaderItem[], role: string, name: RegExp): ReaderItem | undefined =>
  all.find(met => met.role === role && !met.isDisabled && name.test(met.name))
const inside = (all: readonly ReaderItem[], part: RegExp): ReaderItem[] =>
  all.filter(({ within }) => within.some(one => part.test(one)))

/** The page has changed, or nothing comes. */
const change = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const done = () => {
          observer.disconnect()
          clearTimeout(late)
          resolve()
        }
        // To read a page takes longer than to draw it: what comes in one go is read in one go.
        const observer = new MutationObserver(() => requestAnimationFrame(done))
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        const late = setTimeout(done, 40)
      }),
  )

/** Turns the table into a list, as whoever cannot see it would. */
export async function switchToList(page: Page): Promise<void> {
  const reader = await readerOf(page)
  await reader.press(named(await reader.read(), 'button', /^Look and speech/)!)
  const choice = await until(page, reader, all => named(all, 'checkbox', /^Speech and keyboard/))
  await reader.goTo(choice, 'Space', 'Escape')
}

async function until(
  page: Page,
  reader: Reader,
  find: (all: readonly ReaderItem[]) => ReaderItem | undefined,
): Promise<ReaderItem> {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    const met = find(await reader.read())
    if (met) return met
    await change(page)
  }
  throw new Error('It never came')
}

/** The last thing that the table's voice has said. */
const lastSaid = (all: readonly ReaderItem[]): ReaderItem | undefined =>
  inside(all, /^log What is said/).findLast(({ role }) => role === 'StaticText')

/** Plays so many rounds: whatever the tree offers is done with keys, some of it by chance. */
export async function playByEar(page: Page, wanted: number, patience: number): Promise<ByEarResult> {
  const reader = await readerOf(page)
  const done: Record<string, number> = {}
  const answers: Record<string, string[]> = {}
  const rounds = new Set<string>()
  let asked = false
  let roundsAsked = 0
  const count = (what: string): void => {
    done[what] = (done[what] ?? 0) + 1
  }
  const ask = async (): Promise<void> => {
    asked = true
    roundsAsked++
    for (const letter of QUESTIONS) {
      const before = lastSaid(await reader.read())?.id
      await page.keyboard.press(`Shift+${letter}`)
      const said = await until(page, reader, all => {
        const last = lastSaid(all)
        return last && last.id !== before ? last : undefined
      })
      answers[letter] = [...(answers[letter] ?? []), said.name]
    }
  }
  /** Does one thing, and says what. */
  const step = async (all: readonly ReaderItem[]): Promise<string | undefined> => {
    const out = named(inside(all, /^dialog /), 'button', /^Buy/)
    if (out) return reader.press(out).then(() => 'buy')
    const sit = named(all, 'button', /^Sit down with/)
    if (sit) return reader.press(sit).then(() => 'sit')
    const dock = inside(all, /^region What you may do/)
    const next = named(dock, 'button', /^Next round/)
    if (next) {
      asked = false
      return reader.press(next).then(() => 'next')
    }
    const sure = named(dock, 'button', /^Sure\?/)
    if (sure) return reader.press(sure).then(() => 'sure')
    const decision = inside(dock, /^region (Your decision|Decision for)/).filter(
      ({ role, isDisabled }) => role === 'button' && !isDisabled,
    )
    if (decision.length > 0) {
      if (!asked && roundsAsked < ROUNDS_WITH_QUESTIONS) return ask().then(() => 'ask')
      const moves = decision.filter(({ key }) => key !== undefined)
      const picks = decision.filter(({ key, name }) => key === undefined && !/^By /.test(name))
      // What the page says goes together is picked rather than cards at random; what leads nowhere is put back.
      const could = inside(picks, /^group (You could lay|These go together)/)
      const back = named(picks, 'button', /^Put back/)
      if (back && moves.length === 0) return reader.press(back).then(() => 'put back')
      const isPicked = picks.some(({ isPressed }) => isPressed)
      const picksNow = moves.length === 0 || (!isPicked && Math.random() < 0.4)
      const one = picksNow ? (any(could) ?? any(picks)) : any(moves)
      if (one) return reader.press(one).then(() => (one.key === undefined ? 'pick' : 'move'))
    }
    const pass = named(dock, 'button', /^Pass it on/)
    if (pass) return reader.press(pass).then(() => 'bank')
    const spots = all.filter(
      ({ role, within }) => role === 'slider' && within.some(one => /^region You$/.test(one)),
    )
    const laid = spots.filter(({ value }) => /lies there$/.test(value) && !/^nothing/.test(value))
    const deal = named(dock, 'button', /^Deal now/)
    if (spots.length > 0 && !deal) {
      const empty = spots.filter(spot => !laid.includes(spot))
      const spot = laid.length === 0 ? spots[0] : (any(empty) ?? any(spots))
      if (spot) return reader.goTo(spot, 'ArrowUp').then(() => 'bet')
    }
    if (deal) return reader.press(deal).then(() => 'deal')
    return undefined
  }
  const end = Date.now() + patience
  while (Date.now() < end) {
    const all = await reader.read()
    const over = named(all, 'link', /^Step through it/)
    if (over) rounds.add(over.url)
    if (rounds.size >= wanted) break
    const isBusy = all.some(met => met.isBusy)
    const what = isBusy ? undefined : await step(all)
    if (what !== undefined) count(what)
    await change(page)
  }
  return { rounds: rounds.size, done, answers }
}
