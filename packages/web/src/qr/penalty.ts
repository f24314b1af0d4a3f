/** How hard a symbol is to read (ISO/IEC 18004, 7.8.3): the mask with the least is taken. */
export function penalty(rows: readonly (readonly boolean[])[]): number {
  const columns = rows.map((_, at) => rows.map(row => row[at]!))
  const lines = [...rows, ...columns]
  return (
    lines.reduce((sum, line) => sum + runs(line) + finders(line), 0) + blocks(rows) + imbalance(rows.flat())
  )
}

/** Five or more of one colour in a line. */
function runs(line: readonly boolean[]): number {
  let sum = 0
  let length = 0
  for (const [at, dark] of line.entries()) {
    length = at > 0 && dark === line[at - 1] ? length + 1 : 1
    if (length === 5) sum += 3
    else if (length > 5) sum += 1
  }
  return sum
}

/** What looks like a finder pattern, with four light modules at one side. */
const FINDERS = ['10111010000', '00001011101']

function finders(line: readonly boolean[]): number {
  const text = line.map(dark => (dark ? '1' : '0')).join('')
  return FINDERS.reduce((sum, finder) => {
    for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) sum += 40
    return sum
  }, 0)
}

/** Squares of two by two in one colour. */
function blocks(rows: readonly (readonly boolean[])[]): number {
  let sum = 0
  for (let row = 1; row < rows.length; row++)
    for (let column = 1; column < rows.length; column++) {
      const dark = rows[row]![column]
      if (
        dark === rows[row - 1]![column] &&
        dark === rows[row]![column - 1] &&
        dark === rows[row - 1]![column - 1]
      )
        sum += 3
    }
  return sum
}

/** Every five percent away from as many dark as light ones. */
function imbalance(modules: readonly boolean[]): number {
  const share = (modules.filter(Boolean).length * 100) / modules.length
  return Math.floor(Math.abs(share - 50) / 5) * 10
}
