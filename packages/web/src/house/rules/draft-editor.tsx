import type { Path, Refusal } from '@cardroom/engine'
import { writePath } from '@cardroom/engine'
import type { RulesCheckedReply } from '@cardroom/protocol'
import type { OwnGameDraft } from '@cardroom/rulebook/own'
import { type FormEvent, Fragment, useId, useMemo, useState } from 'react'
import { postJson } from '../../connection/fetch-json.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import {
  type Field,
  type FieldGroup,
  foundAt,
  foundNowhere,
  groupsOf,
  rowsAt,
  typedAt,
  withAnother,
  withoutRow,
} from './draft.ts'
import { RulesCheckReport } from './rules-check-report.tsx'

interface Props {
  readonly from: string
  readonly begun: OwnGameDraft
}

/** Every field of a game, with what is wrong beside it. */
export function DraftEditor({ from, begun }: Props) {
  const m = useMessages()
  const [draft, setDraft] = useState(begun)
  /** The draft when a row was last added or removed; typed values keep the types that it has. */
  const [laidOut, setLaidOut] = useState(begun)
  const [find, setFind] = useState('')
  const [reply, setReply] = useState<RulesCheckedReply>()
  const [state, setState] = useState<{ readonly busy: boolean; readonly why?: string }>({ busy: false })
  const groups = useMemo(() => groupsOf(draft), [draft])
  const before = useMemo(() => valuesOf(begun), [begun])
  const kinds = useMemo(() => valuesOf(laidOut), [laidOut])
  const change = (made: OwnGameDraft) => {
    setDraft(made)
    setLaidOut(made)
    // The findings refer to old places now.
    setReply(undefined)
  }
  const found = reply ? [...reply.mistakes, ...reply.doubts] : []
  const check = async (event: FormEvent) => {
    event.preventDefault()
    setState({ busy: true })
    try {
      setReply(await postJson<RulesCheckedReply>('/api/house/rules/check', { game: draft, from }))
      setState({ busy: false })
    } catch (error) {
      setState({ busy: false, why: (error as Error).message })
    }
  }
  const shown = groups
    .map(group => ({
      ...group,
      // Shows fields with findings even if the search does not match.
      fields: group.fields.filter(field => isFound(field, find) || foundAt(found, field, groups).length > 0),
    }))
    .filter(({ fields }) => fields.length > 0)
  return (
    <form onSubmit={check}>
      <div className="rules-tools">
        <label>
          <span>{m.rulesDesk.find}</span>{' '}
          <input type="search" value={find} onChange={event => setFind(event.target.value)} />
        </label>
        <button type="submit" className="btn main" disabled={state.busy}>
          {m.rulesDesk.check}
        </button>
        <a className="btn quiet" download={fileOf(draft)} href={dataOf(draft)}>
          {m.rulesDesk.take}
        </a>
      </div>
      <p role="status" className={reply && reply.mistakes.length > 0 ? 'wrong' : ''}>
        {state.busy
          ? m.rulesDesk.checking
          : (state.why ??
            (reply && m.rulesDesk.count({ mistakes: reply.mistakes.length, doubts: reply.doubts.length })))}
      </p>
      <ul className="wrong">
        {foundNowhere(found, groups).map(one => (
          <li key={writePath(one.at)}>
            {m.joined.labelled({ label: m.rulesDesk.at({ place: writePath(one.at) }), what: m.refusal(one) })}
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <p>{m.rulesDesk.none}</p> : null}
      {shown.map(group => (
        <Group
          key={group.name}
          group={group}
          isOpen={find !== '' || group.name === 'rules' || hasFound(group, found, groups)}
          foundOf={field => foundAt(found, field, groups)}
          isChanged={({ place, value }) => before.get(place) !== value}
          rowsOf={field => rowsAt(field, groups.find(({ name }) => name === group.name)?.fields ?? [])}
          add={row => change(withAnother(draft, row))}
          remove={row => change(withoutRow(draft, row))}
          type={(field, typed) => setDraft(typedAt(draft, field.place, typed, kinds.get(field.place)))}
        />
      ))}
      {reply && !state.busy ? <RulesCheckReport reply={reply} /> : null}
    </form>
  )
}

const valuesOf = (draft: OwnGameDraft): ReadonlyMap<string, Field['value']> =>
  new Map(groupsOf(draft).flatMap(({ fields }) => fields.map(one => [one.place, one.value])))

const isFound = ({ place, value }: Field, find: string): boolean =>
  `${place} ${value}`.toLowerCase().includes(find.trim().toLowerCase())

const hasFound = (
  { fields }: FieldGroup,
  found: readonly Refusal[],
  groups: readonly FieldGroup[],
): boolean => found.length > 0 && fields.some(field => foundAt(found, field, groups).length > 0)

/** `corner/ez-baccarat` is kept in `ez-baccarat.json`. */
const fileOf = ({ rules }: OwnGameDraft): string =>
  `${String((rules as { id?: unknown }).id)
    .split('/')
    .at(-1)}.json`

const dataOf = (draft: OwnGameDraft): string =>
  `data:application/json,${encodeURIComponent(`${JSON.stringify(draft, null, 2)}\n`)}`

interface GroupProps {
  readonly group: FieldGroup
  readonly isOpen: boolean
  readonly foundOf: (field: Field) => readonly Refusal[]
  readonly isChanged: (field: Field) => boolean
  /** The rows that begin with a field. */
  readonly rowsOf: (field: Field) => readonly Path[]
  readonly add: (row: Path) => void
  readonly remove: (row: Path) => void
  readonly type: (field: Field, typed: string) => void
}

function Group({ group, isOpen, foundOf, isChanged, rowsOf, add, remove, type }: GroupProps) {
  const [wasOpened, setOpened] = useState(false)
  const open = isOpen || wasOpened
  return (
    <details open={open} onToggle={event => setOpened(event.currentTarget.open)}>
      <summary>{group.name}</summary>
      {open
        ? group.fields.map(field => (
            <Fragment key={field.place}>
              {rowsOf(field).map(row => (
                <RowTools
                  key={writePath(row)}
                  place={writePath(row)}
                  add={() => add(row)}
                  remove={() => remove(row)}
                />
              ))}
              <FieldRow
                field={field}
                found={foundOf(field)}
                isChanged={isChanged(field)}
                type={typed => type(field, typed)}
              />
            </Fragment>
          ))
        : null}
    </details>
  )
}

function RowTools({ place, add, remove }: { place: string; add: () => void; remove: () => void }) {
  const m = useMessages()
  return (
    <p className="rules-row">
      <button type="button" className="btn quiet small" onClick={add}>
        {m.rulesDesk.another({ place })}
      </button>
      <button type="button" className="btn quiet small" onClick={remove}>
        {m.rulesDesk.remove({ place })}
      </button>
    </p>
  )
}

interface RowProps {
  readonly field: Field
  readonly found: readonly Refusal[]
  readonly isChanged: boolean
  readonly type: (typed: string) => void
}

function FieldRow({ field, found, isChanged, type }: RowProps) {
  const m = useMessages()
  const id = useId()
  return (
    <div className="rules-field">
      <label htmlFor={id} translate="no">
        {field.place}
      </label>
      <input
        id={id}
        value={String(field.value)}
        aria-invalid={found.length > 0}
        aria-describedby={found.length > 0 ? `${id}-found` : undefined}
        onChange={event => type(event.target.value)}
      />
      {isChanged ? <span className="quiet-words">{m.rulesDesk.changed}</span> : null}
      {found.length > 0 ? (
        <p id={`${id}-found`} className="wrong">
          {found.map(one => m.refusal(one)).join(' · ')}
        </p>
      ) : null}
    </div>
  )
}
