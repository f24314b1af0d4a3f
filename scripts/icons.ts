// Draws the icons of the installed page from its favicon; run again when that changes: node scripts/icons.ts
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from '../tests/browser/room.ts'

const folder = join(import.meta.dirname, '../packages/web/public')
const svg = readFileSync(join(folder, 'favicon.svg'), 'utf8')
/** Systems cut the corners off a maskable icon: what matters stays within four fifths of it. */
const ICONS = [
  { name: 'icon-180', size: 180, share: 1, ground: '#15110e' },
  { name: 'icon-192', size: 192, share: 1 },
  { name: 'icon-512', size: 512, share: 1 },
  { name: 'maskable-512', size: 512, share: 0.7, ground: '#15110e' },
] as const

const browser = await launchBrowser()
mkdirSync(join(folder, 'icons'), { recursive: true })
for (const { name, size, share, ...more } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const ground = 'ground' in more ? more.ground : 'transparent'
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
       <img style="width:${share * 100}%;height:${share * 100}%" src="data:image/svg+xml;base64,${btoa(svg)}">`,
  )
  await page.locator('img').evaluate((img: HTMLImageElement) => img.decode())
  await page.screenshot({ path: join(folder, 'icons', `${name}.png`), omitBackground: true })
  await page.close()
}
await browser.close()
