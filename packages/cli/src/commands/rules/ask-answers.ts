import { createInterface } from 'node:readline'
import { isRefusal } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { BadInput } from '../../command/bad-input.ts'
import { badInputOf } from '../../command/refused.ts'
import {
  changeIn,
  draftFrom,
  type GameAnswers,
  type RoomAnswers,
  wrongRoom,
  wrongWord,
} from './room-answers.ts'

type Ask = (question: string, usual?: string) => Promise<string>
type AskUntil = (
  question: string,
  wrong: (answer: string) => string | undefined,
  usual?: string,
) => Promise<string>

/** Asks one question after the other on the terminal, and repeats those with an invalid answer. */
export async function askAnswers(library: Rulebook): Promise<RoomAnswers> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const lines = terminal[Symbol.asyncIterator]()
  const ask: Ask = async (question, usual) => {
    process.stderr.write(usual === undefined ? `${question}: ` : `${question} [${usual}]: `)
    const { value, done } = await lines.next()
    if (done) throw new BadInput('the answers ended before everything was asked')
    return value.trim() || (usual ?? '')
  }
  const askUntil: AskUntil = async (question, wrong, usual) => {
    for (;;) {
      const answer = await ask(question, usual)
      const why = wrong(answer)
      if (why === undefined) return answer
      process.stderr.write(`  ${why}\n`)
    }
  }
  try {
    const id = await askUntil('A short word for the room, as ids have it', wrongRoom)
    const name = await ask('The name of the room', id)
    const games: GameAnswers[] = []
    for (;;) {
      const from = await askUntil(
        games.length === 0
          ? 'A game to begin with, as "cardroom games" lists it'
          : 'Another (nothing: no more)',
        answer => {
          if (answer === '' && games.length > 0) return undefined
          const found = library.game(answer)
          return isRefusal(found) ? english.refusal(found) : undefined
        },
      )
      if (from === '') return { room: { id, name }, games }
      games.push(await askGame(from, id, library, ask, askUntil))
    }
  } finally {
    terminal.close()
  }
}

async function askGame(
  from: string,
  room: string,
  library: Rulebook,
  ask: Ask,
  askUntil: AskUntil,
): Promise<GameAnswers> {
  const sibling = library.game(from)
  if (isRefusal(sibling)) throw badInputOf(sibling)
  const id = await askUntil('  Its id in the new room', wrongWord, from.slice(from.indexOf('/') + 1))
  const name = await ask('  Its name', sibling.rules.name)
  const number = await ask('  Its registration number (nothing: none yet)')
  const made: GameAnswers = { from, id, name, ...(number === '' ? {} : { number }) }
  const changes: Record<string, unknown> = {}
  for (;;) {
    const change = await askUntil('  What is otherwise there: PLACE=VALUE (nothing: no more)', answer => {
      if (answer === '') return undefined
      if (!/^[^=]+=/.test(answer)) return 'a place and a value: rules.decks.to=6'
      const [place, value] = changeIn(answer)
      const draft = draftFrom({ ...made, changes: { ...changes, [place]: value } }, room, library)
      return isRefusal(draft) ? english.refusal(draft) : undefined
    })
    if (change === '') return { ...made, changes }
    const [place, value] = changeIn(change)
    changes[place] = value
  }
}
