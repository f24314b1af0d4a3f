import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** The colours of a block of tokens, by name. */
const coloursIn = (block: string): Map<string, string> =>
  new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, colour]) => [name!, colour!]))

const blocks = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, head, body]) => ({
  head: head!.trim(),
  colours: coloursIn(body!),
}))
/** The colours of a theme over the common ones. */
const wornIn = (...heads: RegExp[]): Map<string, string> =>
  new Map(
    heads.flatMap(head =>
      blocks.filter(block => head.test(block.head)).flatMap(({ colours }) => [...colours]),
    ),
  )
const dark = wornIn(/^:root$/, /:root,\s+\.felt$/)
const themes = {
  dark,
  light: new Map([...dark, ...wornIn(/data-theme="light"\]$/)]),
  contrast: new Map([...dark, ...wornIn(/data-theme="contrast"\],/)]),
}
const root = dark
const rooms = blocks.filter(({ head }) => head.includes('data-room'))

/** Relative luminance, as WCAG defines it. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

describe('text contrasts with its background (WCAG AA: 4.5 to 1)', () => {
  const grounds = ['room', 'panel', 'panel-high']
  const inks = ['ink', 'ink-soft', 'brass', 'win', 'lose', 'warn']
  const pairs = Object.entries(themes).flatMap(([theme, colours]) =>
    grounds.flatMap(ground => inks.map(ink => ({ theme, ink, ground, colours }))),
  )
  test.each(pairs)('$theme: $ink on $ground', ({ ink, ground, colours }) => {
    expect(contrast(colours.get(ink)!, colours.get(ground)!)).toBeGreaterThan(4.5)
  })

  test.each(Object.entries(themes))(
    '%s: words on brass, and edges of what can be pressed (3 to 1)',
    (_, colours) => {
      for (const ground of ['brass', 'warn']) {
        expect(contrast(colours.get('on-brass')!, colours.get(ground)!)).toBeGreaterThan(4.5)
      }
      for (const ground of ['room', 'panel', 'panel-high']) {
        expect(contrast(colours.get('edge-strong')!, colours.get(ground)!)).toBeGreaterThan(3)
      }
    },
  )

  test.each(rooms.map(({ head, colours }) => [head, colours] as const))(
    'on the cloth of %s',
    (_, colours) => {
      for (const cloth of ['felt', 'felt-deep']) {
        expect(contrast(root.get('felt-ink')!, colours.get(cloth)!)).toBeGreaterThan(4.5)
      }
    },
  )

  test('on cards', () => {
    for (const suit of ['card-red', 'card-black', 'card-blue', 'card-green'])
      expect(contrast(root.get(suit)!, root.get('paper')!)).toBeGreaterThan(4.5)
  })
})
