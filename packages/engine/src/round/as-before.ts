type Members = Readonly<Record<string, unknown>>

/**
 * The value that there is now, made of what there was before wherever that is the same: whoever compares the two
 * need not look into what has not changed.
 */
export function asBefore<T>(before: unknown, now: T): T
export function asBefore(before: unknown, now: unknown): unknown {
  if (before === now || typeof before !== 'object' || typeof now !== 'object' || !before || !now) return now
  if (Array.isArray(now)) return Array.isArray(before) ? listAsBefore(before, now) : now
  return Array.isArray(before) ? now : membersAsBefore(before as Members, now as Members)
}

/** Whether two values say the same, to the letter. */
export const isAsBefore = (before: unknown, now: unknown): boolean => asBefore(before, now) === before

function listAsBefore(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let made: unknown[] | undefined
  let same = before.length === now.length
  const common = Math.min(before.length, now.length)
  for (let i = 0; i < common; i++) {
    const item = asBefore(before[i], now[i])
    if (item !== before[i]) same = false
    if (item !== now[i]) {
      made ??= now.slice()
      made[i] = item
    }
  }
  return same ? before : (made ?? now)
}

function membersAsBefore(before: Members, now: Members): Members {
  const names = Object.keys(now)
  const were = Object.keys(before)
  let made: Record<string, unknown> | undefined
  let same = were.length === names.length
  for (let i = 0; i < names.length; i++) {
    const name = names[i]!
    const was = Object.hasOwn(before, name) ? before[name] : undefined
    const item = asBefore(was, now[name])
    // Members in another order are said in another order.
    if (item !== was || were[i] !== name) same = false
    if (item !== now[name]) {
      made ??= { ...now }
      made[name] = item
    }
  }
  return same ? before : (made ?? now)
}
