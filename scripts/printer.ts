import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { serve } from '@cardroom/server'
import { chromium, type Page } from 'playwright-core'
import { findChromium } from './find-chromium.js'

/** A card room of its own, and a browser before it that prints. */
export interface Printer {
  readonly url: string
  readonly page: Page
  /** Prints what the page shows; how many sheets of paper that takes. */
  print(file: string): Promise<number>
  close(): Promise<void>
}

export async function openPrinter(): Promise<Printer> {
  const data = mkdtempSync(join(tmpdir(), 'cardroom-sheets-'))
  const served = await serve({ port: 0, host: '127.0.0.1', data, lobby: [], log: () => {} })
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const page = await browser.newPage()
  return {
    url: served.url,
    page,
    async print(file) {
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, pdf)
      return pagesOf(pdf)
    },
    async close() {
      await browser.close()
      await served.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
