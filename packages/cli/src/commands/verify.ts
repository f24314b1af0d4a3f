import { parseArgs } from 'node:util'
import {
  cardsOpened,
  isRefusal,
  type Library,
  type RoundRecord,
  recordsByShoe,
  type ShoeVerified,
  verifyRecord,
  verifyShoe,
} from '@cardroom/engine'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { BadInput } from '../command/bad-input.ts'
import type { QueryCommand } from '../command/command.ts'
import { jsonValues, readInput } from '../input/input.ts'
import { openRulebookWith, RULES_HELP, rulesFlag } from '../input/own-rules.ts'

/** What the records of one shoe say together, in words. */
interface ShoeFinding extends Omit<ShoeVerified, 'wrong'> {
  readonly difference?: string
}

interface VerifyAnswer {
  readonly records: number
  readonly agreed: number
  /** Records of shoes in use: they agree as far as they can be checked now. */
  readonly notOpened: number
  /** Records of sealed tables: the shown cards are proved, the others stay unknown. */
  readonly proved: number
  /** Those of them that cannot be replayed without sealed cards. */
  readonly withheld: number
  readonly differ: readonly { readonly file: string; readonly record: number; readonly difference: string }[]
  readonly shoes: readonly ShoeFinding[]
}

export const verifyCommand: QueryCommand = {
  help: `cardroom verify FILE… [--rules FILE] [--json]

Recomputes finished records and prints the first difference of each; the exit code is 1 if there is any.
Records of one shoe are checked together too: that they follow one another, and that none is missing in between.
Of a record of a sealed table (docs/shuffle.md) every card that it shows is checked against its proof.

${RULES_HELP}`,

  async answer(args): Promise<VerifyAnswer> {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: rulesFlag,
      allowPositionals: true,
    })
    if (positionals.length === 0)
      throw new BadInput('a file with finished records is needed (- for standard input)')
    const library = await openRulebookWith(values.rules)
    let records = 0
    const agreed: RoundRecord[] = []
    const differ: { file: string; record: number; difference: string }[] = []
    for (const file of positionals) {
      for (const [i, value] of jsonValues(readInput(file), file).values.entries()) {
        records++
        const wrong = value instanceof BadInput ? value.message : verifyRecord(value, library, english.say)
        const difference = isRefusal(wrong) ? sayRefusal(english, wrong) : wrong
        // A record that agrees with itself was read as a record.
        if (difference === undefined) agreed.push(value as RoundRecord)
        else differ.push({ file, record: i + 1, difference })
      }
    }
    return {
      records,
      agreed: agreed.length,
      notOpened: agreed.filter(record => cardsOpened(record) === 'not-yet').length,
      proved: agreed.filter(record => cardsOpened(record) === 'proved').length,
      withheld: agreed.filter(record => record.withheld).length,
      differ,
      shoes: shoesOf(agreed, library),
    }
  },

  print(answer) {
    const { records, agreed, notOpened, proved, withheld, differ, shoes } = answer as VerifyAnswer
    return [
      ...differ.map(one => `${one.file}, record ${one.record}: ${one.difference}`),
      ...shoes.map(shoeLine),
      `${agreed} of ${records} records agree`,
      ...(notOpened > 0
        ? [`${notOpened} of them by their play only: the shoe is in use, and its cards are not opened yet`]
        : []),
      ...(proved > 0
        ? [
            `${proved} of them are of sealed tables: each card that they show is the one that the house was bound to before the deal`,
          ]
        : []),
      ...(withheld > 0
        ? [`${withheld} of them by their cards only: the rules need cards that stay sealed`]
        : []),
    ].join('\n')
  },

  exitCode(answer) {
    const { differ, shoes } = answer as VerifyAnswer
    return differ.length > 0 || shoes.some(({ difference }) => difference !== undefined) ? 1 : 0
  },
}

/** Shoes that several records were dealt from, or could have been; a deck for one round adds nothing. */
function shoesOf(records: readonly RoundRecord[], library: Library): ShoeFinding[] {
  const lasting = records.filter(({ shuffle }) => shuffle?.cutCard !== undefined)
  return [...recordsByShoe(lasting)].map(([id, rounds]) => {
    const { wrong, ...shoe } = verifyShoe(id, rounds, library)
    return { ...shoe, ...(wrong ? { difference: sayRefusal(english, wrong) } : {}) }
  })
}

function shoeLine({ id, rounds, from, to, opened, whole, difference }: ShoeFinding): string {
  if (difference !== undefined) return `${id}: ${difference}`
  const cards = `${rounds} ${rounds === 1 ? 'round' : 'rounds'}, cards ${from + 1} to ${to}`
  return `${id}: ${cards}, ${opened ? (whole ? 'the whole shoe' : 'a part of the shoe') : 'not opened yet'}`
}
