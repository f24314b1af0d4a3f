import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Puts a text of our own in place of filing 003 into a folder: its line 718 says `Line 718.` */
export function withFiling003(folder: string): string {
  const lines = Array.from({ length: 3471 }, (_, at) => `Line ${at + 1}.`)
  writeFileSync(join(folder, '003 of our own.txt'), lines.join('\n'))
  return folder
}
