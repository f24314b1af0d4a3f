const begins = (name: string): string => `<!-- npx cardroom bench ${name} --readme -->`
const END_MARK = '<!-- until here -->'

/** Replaces the text between the marks of a benchmark; undefined where the text has no such marks. */
export function withFigures(text: string, name: string, figures: string): string | undefined {
  const mark = begins(name)
  const from = text.indexOf(mark)
  const to = text.indexOf(END_MARK, from)
  if (from < 0 || to < 0) return undefined
  return `${text.slice(0, from + mark.length)}\n${figures}\n${text.slice(to)}`
}

/** Everything outside of such marks: what no command has written. */
export const writtenByHand = (text: string): string =>
  text.replaceAll(/<!-- npx cardroom bench [\w-]+ --readme -->[\s\S]*?<!-- until here -->/g, '')
