import type { Cents } from '@cardroom/engine'

/** How a language writes figures, dates and lists; all of it is `Intl`’s. */
export interface LanguageFormats {
  /** `$12.50`, `$5`: as a sign at the table prints it. */
  money(cents: Cents): string
  /** A gain or a loss: `+$5`, `−$5`. */
  change(cents: Cents): string
  /** What is printed on a chip: `5`, `1K`. */
  chip(cents: Cents): string
  /** `17,160`, with the given number of decimals, if any. */
  number(n: number, decimals?: number): string
  /** How much more or less: `+1.5`, `−2`, `0`. */
  signed(n: number): string
  /** A share of the whole: `6.34 %`. */
  percent(share: number, decimals: number): string
  /** `12 sec`: how long something takes. */
  seconds(n: number): string
  /** A day and a time of it, from milliseconds. */
  time(at: number): string
  /** The same by the clock of a place, such as `America/Los_Angeles`. */
  timeIn(at: number, zone: string): string
  /** A time of the day, from milliseconds: `10:30 AM`. */
  clock(at: number): string
  /** `a, b, and c` */
  all(words: readonly string[]): string
  /** `a, b, or c` */
  any(words: readonly string[]): string
}

/** Amounts are not always written as in the language's own countries: chips and signs at the tables say `$1,234.50`. */
export function formatsOf(language: string, amounts = language): LanguageFormats {
  // Each takes a while to make, and few are needed at once.
  const dollars = once(
    () =>
      new Intl.NumberFormat(amounts, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        trailingZeroDisplay: 'stripIfInteger',
      }),
  )
  const numbers = once(() => new Intl.NumberFormat(amounts))
  const signed = once(
    () => new Intl.NumberFormat(amounts, { signDisplay: 'exceptZero', maximumFractionDigits: 2 }),
  )
  const chips = once(() => new Intl.NumberFormat(amounts, { notation: 'compact', maximumFractionDigits: 2 }))
  const seconds = once(() => new Intl.NumberFormat(language, { style: 'unit', unit: 'second' }))
  const times = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }))
  const clocks = once(() => new Intl.DateTimeFormat(language, { timeStyle: 'short' }))
  const and = once(() => new Intl.ListFormat(language, { type: 'conjunction' }))
  const or = once(() => new Intl.ListFormat(language, { type: 'disjunction' }))
  const money = (cents: Cents): string =>
    dollars()
      .format(cents / 100)
      .replace('-', '−')
  const number = (n: number, decimals?: number): string =>
    decimals === undefined
      ? numbers().format(n)
      : n.toLocaleString(amounts, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return {
    money,
    change: cents => (cents > 0 ? `+${money(cents)}` : money(cents)),
    chip: cents => (cents < 100 ? `${cents}¢` : chips().format(cents / 100)),
    number,
    signed: n => signed().format(n).replace('-', '−'),
    // The percent sign is set apart in every language.
    percent: (share, decimals) => `${number(100 * share, decimals)} %`,
    seconds: n => seconds().format(n),
    time: at => times().format(at),
    timeIn: (at, zone) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(
        at,
      ),
    clock: at => clocks().format(at),
    all: words => and().format(words),
    any: words => or().format(words),
  }
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
