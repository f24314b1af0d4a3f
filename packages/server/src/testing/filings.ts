import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './room.ts'

/** A folder with a text of our own in place of filing 003: line 718 says `Line 718.` */
export function folderWithFiling003(): string {
  const folder = temporaryFolder()
  const lines = Array.from({ length: 3471 }, (_, at) => `Line ${at + 1}.`)
  writeFileSync(join(folder, '003 of our own.txt'), lines.join('\n'))
  return folder
}
