type Members = Readonly<Record<string, unknown>>

/**
 * The current value, built from the previous one wherever they are equal: a comparison need not look into
 * unchanged parts.
 */
export function reuseUnchanged<T>(before: unknown, now: T): T
export function reuseUnchanged(before: unknown, now: unknown): unknown {
  if (before === now || typeof before !== 'object' || typeof now !== 'object' || !before || !now) return now
  if (Array.isArray(now)) return Array.isArray(before) ? listAsBefore(before, now) : now
  return Array.isArray(before) ? now : membersAsBefore(before as Members, now as Members)
}

/** Whether two values have the same JSON. */
export const isUnchanged = (before: unknown, now: unknown): boolean => reuseUnchanged(before, now) === before

function listAsBefore(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let made: unknown[] | undefined
  let same = before.length === now.length
  const common = Math.min(before.length, now.length)
  for (let i = 0; i < common; i++) {
    const item = reuseUnchanged(before[i], now[i])
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
    const item = reuseUnchanged(was, now[name])
    // Members in another order give another JSON.
    if (item !== was || were[i] !== name) same = false
    if (item !== now[name]) {
      made ??= { ...now }
      made[name] = item
    }
  }
  return same ? before : (made ?? now)
}
