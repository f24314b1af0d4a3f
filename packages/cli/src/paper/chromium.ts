import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const PROGRAM_NAMES = [
  'chromium',
  'chromium-headless-shell',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** A Chromium of this machine: the one that `CHROMIUM` names, or one on the path. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = folders.flatMap(folder => PROGRAM_NAMES.map(name => join(folder, name)))
  return [process.env.CHROMIUM ?? '', ...found].find(file => file !== '' && existsSync(file))
}

/** How long a page may load its contents, in milliseconds; a page that is done sooner is not waited for. */
const PATIENCE_MS = 20_000

/** Prints what stands at an address into a file. */
export function printAddress(chromium: string, address: string, file: string): void {
  const profile = mkdtempSync(join(tmpdir(), 'cardroom-print-'))
  try {
    execFileSync(
      chromium,
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        `--user-data-dir=${profile}`,
        '--no-pdf-header-footer',
        `--virtual-time-budget=${PATIENCE_MS}`,
        `--print-to-pdf=${resolve(file)}`,
        address,
      ],
      { stdio: 'ignore', timeout: 120_000 },
    )
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Prints a page into a file. */
export function printByChromium(chromium: string, html: string, file: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-exam-'))
  try {
    const page = join(folder, 'exam.html')
    writeFileSync(page, html)
    printAddress(chromium, pathToFileURL(page).href, file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
