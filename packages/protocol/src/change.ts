/**
 * The difference between two values, as readable JSON. For an object: the members that were `set`, that changed
 * inside (`in`) and that are `gone`. For a list: the same by index, how many of its first items it keeps if not all
 * (`keep`), and what was appended (`add`).
 */
export interface Change {
  readonly set?: Readonly<Record<string, unknown>>
  readonly in?: Readonly<Record<string, Change>>
  readonly gone?: readonly string[]
  readonly keep?: number
  readonly add?: readonly unknown[]
}

type Members = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A member of the object's own: a name may be anything, `constructor` too. */
const own = (members: Members, key: string): unknown =>
  Object.hasOwn(members, key) ? members[key] : undefined

/** Members of any name, and no others. */
const noMembers = (): Record<string, never> => Object.create(null)

/** The change that turns `before` into `after`; nothing where they are equal. Both are JSON values. */
export function changeOf(before: object, after: object): Change | undefined {
  const [was, is] = [before as Members, after as Members]
  return changeOfMembers(was, is, Object.keys(was), Object.keys(is))
}

/** `had` and `has`: the names of their members, which the caller knows already. */
function changeOfMembers(
  before: Members,
  after: Members,
  had: readonly string[],
  has: readonly string[],
): Change | undefined {
  let set: Record<string, unknown> | undefined
  let within: Record<string, Change> | undefined
  let gone: string[] | undefined
  for (const key of had) {
    if (before[key] !== undefined && own(after, key) === undefined) {
      gone ??= []
      gone.push(key)
    }
  }
  for (const key of has) {
    const value = after[key]
    const old = own(before, key)
    if (value === undefined || value === old) continue
    const change = withinOf(old, value)
    if (change === REPLACED) {
      set ??= noMembers()
      set[key] = value
    } else if (change) {
      within ??= noMembers()
      within[key] = change
    }
  }
  return set || within || gone ? changeWith(set, within, gone) : undefined
}

const changeWith = (
  set: Change['set'],
  within: Change['in'],
  gone?: Change['gone'],
  rest?: Pick<Change, 'keep' | 'add'>,
): Change => ({
  ...(set ? { set } : {}),
  ...(within ? { in: within } : {}),
  ...(gone ? { gone } : {}),
  ...rest,
})

/** Marks a value that is sent whole instead of as a change. */
const REPLACED = Symbol('another')

function withinOf(before: unknown, after: unknown): Change | typeof REPLACED | undefined {
  if (Array.isArray(before) && Array.isArray(after)) return changeOfList(before, after)
  if (!isObject(before) || !isObject(after)) return REPLACED
  const [had, has] = [Object.keys(before), Object.keys(after)]
  return isGrownFrom(before, after, had, has) ? changeOfMembers(before, after, had, has) : REPLACED
}

/**
 * Whether both are the same thing, with members in the order in which a change would add them: a value made by
 * changes serializes exactly like the value sent whole.
 */
function isGrownFrom(
  before: Members,
  after: Members,
  had: readonly string[],
  has: readonly string[],
): boolean {
  if (before.id !== after.id || before.type !== after.type) return false
  let next = 0
  for (const key of had) {
    if (before[key] === undefined || own(after, key) === undefined) continue
    while (after[has[next]!] === undefined) next++
    if (has[next++] !== key) return false
  }
  return true
}

function changeOfList(
  before: readonly unknown[],
  after: readonly unknown[],
): Change | typeof REPLACED | undefined {
  const kept = Math.min(before.length, after.length)
  if (kept === 0) return before.length === after.length ? undefined : REPLACED
  let set: Record<string, unknown> | undefined
  let within: Record<string, Change> | undefined
  for (let i = 0; i < kept; i++) {
    if (before[i] === after[i]) continue
    const change = withinOf(before[i], after[i])
    if (change === REPLACED) {
      set ??= noMembers()
      set[i] = after[i]
    } else if (change) {
      within ??= noMembers()
      within[i] = change
    }
  }
  if (after.length > kept) return changeWith(set, within, undefined, { add: after.slice(kept) })
  if (before.length > kept) return changeWith(set, within, undefined, { keep: kept })
  return set || within ? changeWith(set, within) : undefined
}

/** The value that a change makes. What has not changed is the same as before. */
export function applyChange<T extends object>(before: T, change: Change): T
export function applyChange(before: object, { set, in: within, gone, keep, add }: Change): object {
  if (Array.isArray(before)) {
    const list: unknown[] = keep === undefined ? [...before] : before.slice(0, keep)
    for (const i in set) list[Number(i)] = set[i]
    for (const i in within) list[Number(i)] = applyWithin(list[Number(i)], within[i]!)
    if (add) list.push(...add)
    return list
  }
  // Spread, and not assigned one by one: a member of any name is a member and nothing else.
  const all: Record<string, unknown> = { ...before, ...set, ...(within && applyMembers(before, set, within)) }
  if (gone) for (const key of gone) delete all[key]
  return all
}

function applyMembers(before: object, set: Change['set'], within: Readonly<Record<string, Change>>): Members {
  const members: Members = set ? { ...before, ...set } : { ...before }
  const insides: Record<string, unknown> = noMembers()
  for (const key of Object.keys(within)) insides[key] = applyWithin(own(members, key), within[key]!)
  return insides
}

function applyWithin(value: unknown, change: Change): unknown {
  if (typeof value !== 'object' || value === null)
    throw new Error('there is nothing that could change within')
  return applyChange(value, change)
}
