/** A command that answers a question: the same answer as JSON and in a form made for people. */
export interface Question {
  readonly help: string
  answer(args: readonly string[]): object | Promise<object>
  print(answer: object): string
  /** The exit code that goes with an answer; 0 if nothing is said. */
  exitCode?(answer: object): number
}

/** A command that takes over the terminal (a server, a stream of records); it may answer questions too. */
export interface Program {
  readonly help: string
  run(args: readonly string[]): Promise<number>
  answer?: Question['answer']
}

export type Command = Question | Program

/** One command for several questions: the first word says which; without such a word it is the plain one. */
export function byVerb(verbs: Readonly<Record<string, Question>>, plain: Question): Question {
  const asked = new WeakMap<object, Question>()
  return {
    help: [plain, ...Object.values(verbs)].map(({ help }) => help).join('\n\n'),
    async answer(args) {
      const [word = ''] = args
      const question = Object.hasOwn(verbs, word) ? verbs[word]! : plain
      const answer = await question.answer(question === plain ? args : args.slice(1))
      asked.set(answer, question)
      return answer
    },
    print: answer => asked.get(answer)!.print(answer),
    exitCode: answer => asked.get(answer)!.exitCode?.(answer) ?? 0,
  }
}
