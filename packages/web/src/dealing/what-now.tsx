import type { Saying, Told } from '@cardroom/engine'
import { type Names, sayTold } from '@cardroom/words'
import { Cite } from '../cites/cite.tsx'

interface Props {
  readonly task: Saying | string
  /** The lines that the task itself rests on. */
  readonly cite?: string
  readonly told?: readonly Told[]
  /** What is good to know besides. */
  readonly note?: string
  readonly names: Names
}

/** What the house dealer does now, in large letters; below it why, each with its lines. */
export function WhatNow({ task, cite: ofTask, told = [], note, names }: Props) {
  return (
    <section className="what-now" aria-label={names.m.dealing.now}>
      <h2 className="what-now-task" role="status">
        {typeof task === 'string' ? task : sayTold(names, task)}{' '}
        {ofTask === undefined ? null : <Cite cite={ofTask} />}
      </h2>
      <ul className="what-now-why">
        {note === undefined ? null : <li>{note}</li>}
        {told.map(({ saying, cite }) => {
          const text = sayTold(names, saying)
          return (
            <li key={text}>
              {text} {cite === undefined ? null : <Cite cite={cite} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
