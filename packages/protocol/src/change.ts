/**
 * What makes of one value the next, as readable JSON: of an object the members that were `set`, that have changed
 * within (`in`) and that are `gone`; of a list the same by number, how many of its first items it keeps if that is
 * not all of them (`keep`), and what was added behind those (`add`).
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

/** What makes `after` of `before`; nothing where they are alike. Both are what JSON can say. */
export function changeOf(before: object, after: object): Change | undefined {
  const [was, is] = [before as Members, after as Members]
  return changeOfMembers(was, is, Object.keys(was), Object.keys(is))
}

/** `had` and `has`: the names of their members, which whoever compares them has asked for already. */
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
    if (change === ANOTHER) {
      set ??= noMembers()
      set[key] = value
    } else if (change) {
      within ??= noMembers()
      within[key] = change
    }
  }
  return set || within || gone ? said(set, within, gone) : undefined
}

const said = (
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

/** A value that is better said anew. */
const ANOTHER = Symbol('another')

function withinOf(before: unknown, after: unknown): Change | typeof ANOTHER | undefined {
  if (Array.isArray(before) && Array.isArray(after)) return changeOfList(before, after)
  if (!isObject(before) || !isObject(after)) return ANOTHER
  const [had, has] = [Object.keys(before), Object.keys(after)]
  return isGrownFrom(before, after, had, has) ? changeOfMembers(before, after, had, has) : ANOTHER
}

/**
 * Whether it is the same thing, and its members come in the order in which they would be added: what is told in
 * changes is to the letter what is told as a whole.
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
): Change | typeof ANOTHER | undefined {
  const kept = Math.min(before.length, after.length)
  if (kept === 0) return before.length === after.length ? undefined : ANOTHER
  let set: Record<string, unknown> | undefined
  let within: Record<string, Change> | undefined
  for (let i = 0; i < kept; i++) {
    if (before[i] === after[i]) continue
    const change = withinOf(before[i], after[i])
    if (change === ANOTHER) {
      set ??= noMembers()
      set[i] = after[i]
    } else if (change) {
      within ??= noMembers()
      within[i] = change
    }
  }
  if (after.length > kept) return said(set, within, undefined, { add: after.slice(kept) })
  if (before.length > kept) return said(set, within, undefined, { keep: kept })
  return set || within ? said(set, within) : undefined
}

/** The value that a change makes. What has not changed is the same as before. */
export function changed<T extends object>(before: T, change: Change): T
export function changed(before: object, { set, in: within, gone, keep, add }: Change): object {
  if (Array.isArray(before)) {
    const list: unknown[] = keep === undefined ? [...before] : before.slice(0, keep)
    for (const i in set) list[Number(i)] = set[i]
    for (const i in within) list[Number(i)] = inside(list[Number(i)], within[i]!)
    if (add) list.push(...add)
    return list
  }
  // Spread, and not assigned one by one: a member of any name is a member and nothing else.
  const all: Record<string, unknown> = { ...before, ...set, ...(within && insidesOf(before, set, within)) }
  if (gone) for (const key of gone) delete all[key]
  return all
}

function insidesOf(before: object, set: Change['set'], within: Readonly<Record<string, Change>>): Members {
  const members: Members = set ? { ...before, ...set } : { ...before }
  const insides: Record<string, unknown> = noMembers()
  for (const key of Object.keys(within)) insides[key] = inside(own(members, key), within[key]!)
  return insides
}

function inside(value: unknown, change: Change): unknown {
  if (typeof value !== 'object' || value === null)
    throw new Error('there is nothing that could change within')
  return changed(value, change)
}
