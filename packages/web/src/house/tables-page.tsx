import type {
  GamesReply,
  HouseTable,
  HouseTablesReply,
  OpenedReply,
  TableOptions,
  TemplatesReply,
} from '@cardroom/protocol'
import type { Speaker } from '@cardroom/words'
import { type FormEvent, useState } from 'react'
import { postJson, useFetched } from '../connection/fetch-json.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { GameChoice } from '../shared/table-options/game-choice.tsx'
import { useGameChoice } from '../shared/table-options/use-game-choice.ts'
import { StaffPage } from './staff-page.tsx'
import { TableForm } from './table-form.tsx'
import { TablePreview } from './table-preview.tsx'
import { type HouseActions, useHouseActions, useHouseReply, useReload } from './use-house.ts'

/** The page on which the floor opens, changes and closes tables. */
export default function TablesPage() {
  const m = useMessages()
  return (
    <StaffPage title={m.desk.tables} lead={m.desk.tablesLead} for={['floor', 'operator']}>
      {() => <TablesDesk />}
    </StaffPage>
  )
}

function TablesDesk() {
  const m = useMessages()
  const games = useFetched<GamesReply>('/api/games')
  const tables = useHouseReply<HouseTablesReply>('/api/house/tables')
  const templates = useHouseReply<TemplatesReply>('/api/house/templates')
  const [done, setDone] = useState<OpenedReply | 'changed'>()
  const [changing, setChanging] = useState<string>()
  const doing = useHouseActions(() => {
    tables.reload()
    templates.reload()
  })
  useReload(tables.reload)
  const list = games.state === 'there' ? games.value : []
  const table = tables.value?.find(({ id }) => id === changing)
  const game = list.find(({ id }) => id === table?.game)
  const opened = async (body: object): Promise<void> => {
    const reply = await doing.tried(() => postJson<OpenedReply>('/api/house/tables', body))
    if (reply) setDone(reply)
  }
  const change = async (options: TableOptions) => {
    const { private: _, bots: __, provider: ___, ...asked } = options
    if (!(await doing.act('/api/house/tables/set', { table: changing, options: asked }))) return
    setDone('changed')
    setChanging(undefined)
  }
  const why = doing.why ?? tables.why
  return (
    <>
      <p role="status" className={why === undefined ? '' : 'wrong'}>
        {why ?? (done ? doneSaid(m, done) : '')}
      </p>
      {table && game ? (
        <DeskForm
          key={table.id}
          title={m.desk.changeOf({ table: table.title })}
          games={[game]}
          initial={table.options}
          doing={doing}
          press={m.desk.changeIt}
          take={(_, options) => change(options)}
          leave={() => setChanging(undefined)}
        />
      ) : (
        <DeskForm
          key="new"
          title={m.desk.newTable}
          games={list}
          doing={doing}
          press={m.desk.open}
          take={(id, options) => opened({ game: id, options })}
        />
      )}
      <section aria-labelledby="desk-templates">
        <h2 id="desk-templates">{m.desk.templates}</h2>
        {templates.value?.length === 0 ? <p className="wait">{m.desk.noTemplates}</p> : null}
        <ul className="desk-templates">
          {templates.value?.map(({ name, game: of }) => (
            <li key={name}>
              <button
                type="button"
                className="btn"
                disabled={doing.busy}
                onClick={() => opened({ template: name })}
              >
                {m.desk.openTemplate({ name })}
              </button>{' '}
              <span className="quiet-words">{list.find(({ id }) => id === of)?.name ?? of}</span>{' '}
              <button
                type="button"
                className="btn small quiet"
                disabled={doing.busy}
                aria-label={m.desk.dropTemplate({ name })}
                onClick={() => doing.act('/api/house/templates/drop', { name })}
              >
                {m.desk.drop}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="desk-tables">
        <h2 id="desk-tables">{m.house.tables}</h2>
        <div className="house-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{m.house.table}</th>
                <th scope="col">{m.house.seated}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {tables.value?.map(one => (
                <TableRow key={one.id} table={one} doing={doing} change={() => setChanging(one.id)} />
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </>
  )
}

function doneSaid(m: Speaker, done: OpenedReply | 'changed'): string {
  if (done === 'changed') return m.desk.changed
  const { table, word } = done
  return m.joined.clauses({
    pieces: [m.desk.opened({ table }), word === undefined ? undefined : m.desk.withWord({ word })],
  })
}

interface FormProps {
  readonly title: string
  readonly games: GamesReply
  readonly initial?: TableOptions
  readonly doing: HouseActions
  readonly press: string
  readonly take: (game: string, options: TableOptions) => Promise<void>
  readonly leave?: () => void
}

/** A form for a game and its settings, with a preview. */
function DeskForm({ title, games, initial, doing, press, take, leave }: FormProps) {
  const m = useMessages()
  const choice = useGameChoice(games, initial ? { options: initial } : {})
  const [name, setName] = useState('')
  const { game, options } = choice
  if (!game) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void take(game.id, options)
  }
  const keep = () => doing.act('/api/house/templates', { name, game: game.id, options })
  return (
    <section aria-labelledby="desk-form">
      <h2 id="desk-form">{title}</h2>
      <form className="desk-form" onSubmit={submit}>
        <div className="desk-fields">
          {games.length > 1 ? <GameChoice games={games} chosen={game.id} choose={choice.choose} /> : null}
          <TableForm key={game.id} game={game} choice={choice} isNew={initial === undefined} />
          <p className="desk-acts">
            <button type="submit" className="btn main" disabled={doing.busy}>
              {press}
            </button>
            {leave ? (
              <button type="button" className="btn quiet" onClick={leave}>
                {m.desk.leaveIt}
              </button>
            ) : null}
          </p>
          <label>
            <span>{m.desk.keepAs}</span>
            <input value={name} maxLength={40} onChange={event => setName(event.target.value)} />
          </label>
          <button
            type="button"
            className="btn small"
            disabled={doing.busy || name.trim() === ''}
            onClick={keep}
          >
            {m.desk.keep}
          </button>
        </div>
        <TablePreview key={game.id} game={game.id} options={options} />
      </form>
    </section>
  )
}

interface RowProps {
  readonly table: HouseTable
  readonly doing: HouseActions
  readonly change: () => void
}

function TableRow({ table, doing, change }: RowProps) {
  const m = useMessages()
  const { id, title, name, people, bots, seats, isPrivate, isClosing, isPlaying, toBeSet } = table
  const marks = [
    title === name ? undefined : name,
    isPrivate ? m.desk.hidden : undefined,
    toBeSet ? m.desk.willChange : undefined,
    isClosing ? m.desk.closing : undefined,
  ]
  return (
    <tr>
      <th scope="row">
        <Link href={`/table/${encodeURIComponent(id)}`}>{title}</Link>{' '}
        <span className="quiet-words">{m.joined.clauses({ pieces: marks })}</span>
      </th>
      <td>{m.desk.people({ people, bots, seats })}</td>
      <td className="house-acts">
        <button
          type="button"
          className="btn small"
          aria-label={m.desk.changeOf({ table: title })}
          disabled={doing.busy || isClosing}
          onClick={change}
        >
          {m.desk.change}
        </button>{' '}
        <button
          type="button"
          className="btn small quiet"
          disabled={doing.busy || !isPlaying}
          aria-label={m.house.voidName({ table: title })}
          onClick={() => doing.act('/api/house/tables/void', { table: id })}
        >
          {m.house.void}
        </button>{' '}
        <button
          type="button"
          className="btn small quiet"
          disabled={doing.busy || isClosing}
          aria-label={m.house.closeName({ table: title })}
          onClick={() => doing.act('/api/house/tables/close', { table: id })}
        >
          {m.house.close}
        </button>
      </td>
    </tr>
  )
}
