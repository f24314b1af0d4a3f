import { COLLECTION_PAYERS } from '@cardroom/lab'
import { english } from '@cardroom/words/en'
import type { BringsAnswer } from './compare.ts'

const ROW_HEIGHT = 22
const LABEL_WIDTH = 130
const PLOT_WIDTH = 520
const HEADER_HEIGHT = 62
const COLOURS = { bank: '#1f5f8b', players: '#c8772b', pot: '#5b8c3a' } as const
const NAMES = { bank: 'player-dealer', players: 'players', pot: 'pot' } as const

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const money = (cents: number): string => english.money(Math.round(cents))

/** What each option brings an hour, from whom, as a picture. */
export function drawnBrings({ game, pace, edge, options }: BringsAnswer): string {
  const allowed = options.filter(({ rounds }) => rounds > 0)
  const most = Math.max(...allowed.map(({ perHour }) => perHour), 1)
  const [width, height] = [LABEL_WIDTH + PLOT_WIDTH + 100, HEADER_HEIGHT + allowed.length * ROW_HEIGHT + 10]
  const title = `${game}: collected an hour at ${pace} rounds${edge === undefined ? '' : `, beside an edge of ${english.percent(edge, 2)}`}`
  const rows = allowed.map((one, i) => {
    const y = HEADER_HEIGHT + i * ROW_HEIGHT
    let x = LABEL_WIDTH
    const parts = COLLECTION_PAYERS.map(payer => {
      const long = (one.perHourFrom[payer] / most) * PLOT_WIDTH
      const from = x
      x += long
      return long > 0
        ? `<rect x="${from.toFixed(1)}" y="${y}" width="${long.toFixed(1)}" height="${ROW_HEIGHT - 6}" fill="${COLOURS[payer]}"/>`
        : ''
    })
    return [
      `<text x="${LABEL_WIDTH - 8}" y="${y + 12}" text-anchor="end">${escapeXml(one.schedule)}</text>`,
      ...parts,
      `<text x="${(x + 6).toFixed(1)}" y="${y + 12}">${escapeXml(money(one.perHour))}</text>`,
    ].join('')
  })
  const legend = COLLECTION_PAYERS.map((payer, i) => {
    const x = LABEL_WIDTH + i * 150
    return `<rect x="${x}" y="34" width="12" height="12" fill="${COLOURS[payer]}"/><text x="${x + 18}" y="44">${NAMES[payer]}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="12" role="img" aria-label="${escapeXml(title)}">
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="10" y="20" font-size="14" font-weight="bold">${escapeXml(title)}</text>
${[...legend, ...rows].join('\n')}
</svg>
`
}
