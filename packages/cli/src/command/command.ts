/** A command that answers a question: the same answer as JSON and in a form made for people. */
export interface QueryCommand {
  readonly help: string
  answer(args: readonly string[]): object | Promise<object>
  print(answer: object): string
  /** The exit code of an answer; 0 by default. */
  exitCode?(answer: object): number
}

/** A command that takes over the terminal (a server, a stream of records); it may also answer. */
export interface ProgramCommand {
  readonly help: string
  run(args: readonly string[]): Promise<number>
  answer?: QueryCommand['answer']
}

export type CliCommand = QueryCommand | ProgramCommand

/** Combines several commands: the first word chooses; without one the plain command runs. */
export function byVerb(verbs: Readonly<Record<string, QueryCommand>>, plain: QueryCommand): QueryCommand {
  const asked = new WeakMap<object, QueryCommand>()
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
