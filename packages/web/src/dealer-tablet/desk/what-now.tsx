import type { Saying, ToldStep } from '@cardroom/engine'
import { type Names, sayTold } from '@cardroom/words'
import { CiteButton } from '../../rules/cites/cite-button.tsx'

interface Props {
  readonly task: Saying | string
  /** The cited lines of the task itself. */
  readonly cite?: string
  readonly told?: readonly ToldStep[]
  /** A further hint. */
  readonly note?: string
  readonly names: Names
}

/** The house dealer's current task in large letters, with the reasons and their lines below. */
export function WhatNow({ task, cite: ofTask, told = [], note, names }: Props) {
  return (
    <section className="what-now" aria-label={names.m.dealing.now}>
      <h2 className="what-now-task" role="status">
        {typeof task === 'string' ? task : sayTold(names, task)}{' '}
        {ofTask === undefined ? null : <CiteButton cite={ofTask} />}
      </h2>
      <ul className="what-now-why">
        {note === undefined ? null : <li>{note}</li>}
        {told.map(({ saying, cite }) => {
          const text = sayTold(names, saying)
          return (
            <li key={text}>
              {text} {cite === undefined ? null : <CiteButton cite={cite} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
