import { isRefusal, type Path, type Refusal, writePath } from '@cardroom/engine'
import { fieldsOf, type OwnGameDraft, putAt } from '@cardroom/rulebook/own'

/** A field of a game's file: where it is, and what stands there. */
export interface Field {
  readonly place: string
  readonly path: Path
  readonly value: string | number | boolean | null
}

/** The fields that belong together, under the name of what they are part of. */
export interface FieldGroup {
  readonly name: string
  readonly fields: readonly Field[]
}

/** All fields of a draft, a group for each part of the rules and for each table of fees. */
export function groupsOf(draft: OwnGameDraft): FieldGroup[] {
  const fields = [...fieldsOf(draft)].map(({ path, value }) => ({ place: writePath(path), path, value }))
  const byGroup = Map.groupBy(fields, ({ path }) => writePath(path.slice(0, path.length > 2 ? 2 : 1)))
  return [...byGroup].map(([name, of]) => ({ name, fields: of }))
}

/** The draft with a typed value at a place, in the original type where it can be parsed. */
export function typedAt(
  draft: OwnGameDraft,
  place: string,
  typed: string,
  first: Field['value'] | undefined,
): OwnGameDraft {
  const made = putAt(draft, place, typedValue(typed, first))
  return isRefusal(made) ? draft : made
}

function typedValue(typed: string, first: Field['value'] | undefined): string | number | boolean {
  if (typeof first === 'number' && typed.trim() !== '' && !Number.isNaN(Number(typed))) return Number(typed)
  if (typeof first === 'boolean' && (typed === 'true' || typed === 'false')) return typed === 'true'
  return typed
}

/** The findings at a field, or at a parent of it that has no field of its own. */
export function foundAt(found: readonly Refusal[], field: Field, groups: readonly FieldGroup[]): Refusal[] {
  return found.filter(({ at }) => {
    const place = writePath(at)
    if (place === field.place) return true
    const inside = groups.flatMap(({ fields }) => fields).filter(one => isPartOf(one.path, at))
    return inside.length > 0 && inside[0] === field
  })
}

/** The findings at places without a field, where something is missing. */
export const foundNowhere = (found: readonly Refusal[], groups: readonly FieldGroup[]): Refusal[] =>
  found.filter(
    one => !groups.some(({ fields }) => fields.some(field => foundAt([one], field, groups).length > 0)),
  )

const isPartOf = (path: Path, of: Path): boolean => of.every((part, i) => path[i] === part)

/** The rows of lists that begin with a field, the outermost first: a wager, a line of a pay table, an incident. */
export const rowsAt = ({ path }: Field, fields: readonly Field[]): Path[] =>
  path.flatMap((part, i) => {
    const row = path.slice(0, i + 1)
    const first = typeof part === 'number' ? fields.find(one => isPartOf(one.path, row)) : undefined
    return first?.path === path ? [row] : []
  })

/** The draft with a copy of a row after it. */
export const withAnother = (draft: OwnGameDraft, row: Path): OwnGameDraft =>
  withList(draft, row, (list, at) => list.toSpliced(at + 1, 0, structuredClone(list[at])))

/** The draft without a row. */
export const withoutRow = (draft: OwnGameDraft, row: Path): OwnGameDraft =>
  withList(draft, row, (list, at) => list.toSpliced(at, 1))

type Change = (list: readonly unknown[], at: number) => readonly unknown[]

function withList(draft: OwnGameDraft, row: Path, change: Change): OwnGameDraft {
  const copy = structuredClone(draft)
  const at = row.at(-1)
  let holder: unknown = copy
  for (const part of row.slice(0, -2)) holder = inside(holder, part)
  const name = row.at(-2)
  const list = name === undefined ? undefined : inside(holder, name)
  if (Array.isArray(list) && typeof at === 'number' && name !== undefined)
    Object.assign(holder as object, { [name]: change(list, at) })
  return copy
}

const inside = (value: unknown, part: Path[number]): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined
