/** The texts that stand in a piece of code: what is in quotes, and what stands between the values of a template. */
export function literalsIn(code: string): string[] {
  const found: string[] = []
  scan(code, 0, undefined, found)
  return found.filter(text => /\p{L}/u.test(text))
}

/** Reads code up to its end, or up to the brace that closes a value in a template. */
function scan(code: string, from: number, until: '}' | undefined, found: string[]): number {
  let depth = 0
  for (let at = from; at < code.length; at++) {
    const sign = code[at]
    if (sign === "'" || sign === '"') at = quoted(code, at, found)
    else if (sign === '`') at = template(code, at, found)
    else if (sign === '{') depth++
    else if (sign === '}' && until && depth-- === 0) return at
  }
  return code.length
}

function quoted(code: string, from: number, found: string[]): number {
  let at = from + 1
  while (at < code.length && code[at] !== code[from]) at += code[at] === '\\' ? 2 : 1
  found.push(code.slice(from + 1, at))
  return at
}

function template(code: string, from: number, found: string[]): number {
  let [at, begins] = [from + 1, from + 1]
  while (at < code.length && code[at] !== '`') {
    if (code[at] === '\\') at += 2
    else if (code[at] === '$' && code[at + 1] === '{') {
      found.push(code.slice(begins, at))
      at = scan(code, at + 2, '}', found) + 1
      begins = at
    } else at++
  }
  found.push(code.slice(begins, at))
  return at
}
