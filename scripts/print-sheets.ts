import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { serve } from '@cardroom/server'
import { chromium, type Page } from 'playwright-core'

export interface Printed {
  readonly id: string
  readonly file: string
  readonly pages: number
}

/** Prints rule sheets as the page does, each into `OUT/ROOM/GAME.pdf`; the fees are only named. */
export async function* printSheets(games: readonly string[], out: string): AsyncGenerator<Printed> {
  const data = mkdtempSync(join(tmpdir(), 'cardroom-sheets-'))
  const served = await serve({ port: 0, host: '127.0.0.1', data, lobby: [], log: () => {} })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage()
    for (const id of games) {
      const pdf = await printed(page, `${served.url}/rules/${id}?schedule=none`)
      const file = join(out, `${id}.pdf`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, pdf)
      yield { id, file, pages: pagesOf(pdf) }
    }
  } finally {
    await browser.close()
    await served.close()
    rmSync(data, { recursive: true, force: true })
  }
}

async function printed(page: Page, url: string): Promise<Buffer> {
  await page.goto(url)
  await page.locator('.sheet-section').first().waitFor()
  return page.pdf({ preferCSSPageSize: true, printBackground: true })
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
