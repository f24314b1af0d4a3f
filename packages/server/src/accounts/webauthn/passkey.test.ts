import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Authenticator, type Said } from '../../testing/authenticator.ts'
import { BadCbor, readCbor } from './cbor.ts'
import { type Expected, NotTaken, takeMade, takeShown } from './passkey.ts'

const expected: Expected = { challenge: 'abc', origin: 'https://cards.example' }
const said = (more: Partial<Said> = {}): Said => ({ ...expected, ...more })

const whyNot = (take: () => unknown): string => {
  try {
    take()
  } catch (error) {
    if (error instanceof NotTaken) return error.why
    throw error
  }
  return 'taken'
}

describe.each(['ES256', 'Ed25519', 'RS256'] as const)('a passkey of the kind %s', kind => {
  const passkey = new Authenticator(kind)
  const { id, verifier } = takeMade(passkey.make(said()), expected)

  test('is taken, and known again', () => {
    expect(id).toBe(passkey.id)
    expect(takeShown(passkey.show(said({ counter: 7 })), verifier, expected)).toEqual({ counter: 7 })
  })

  test('is not another of its kind', () => {
    expect(whyNot(() => takeShown(new Authenticator(kind).show(said()), verifier, expected))).toBe(
      'signature',
    )
  })
})

describe('what a passkey says is not taken', () => {
  const passkey = new Authenticator()
  const { verifier } = takeMade(passkey.make(said()), expected)
  const refused = (more: Partial<Said>) => [
    whyNot(() => takeShown(passkey.show(said(more)), verifier, expected)),
    whyNot(() =>
      takeMade(
        passkey.make(said({ ...more, ...(more.flags === undefined ? {} : { flags: more.flags | 0x40 }) })),
        expected,
      ),
    ),
  ]

  test.each([
    ['another challenge', { challenge: 'abd' }, 'challenge'],
    ['the page of another place', { origin: 'https://cards.example.evil.example' }, 'origin'],
    ['the same place without encryption', { origin: 'http://cards.example' }, 'origin'],
    ['another port', { origin: 'https://cards.example:8443' }, 'origin'],
    ['a passkey of another place', { place: 'evil.example' }, 'origin'],
    ['a page within another’s', { crossOrigin: true }, 'origin'],
    ['nobody there', { flags: 0x04 }, 'not-verified'],
    ['nobody checked', { flags: 0x01 }, 'not-verified'],
    ['something else that was asked', { type: 'payment.get' }, 'unreadable'],
  ])('%s', (_, more, why) => {
    expect(refused(more)).toEqual([why, why])
  })

  test('with another counter than the one that was signed', () => {
    const shown = passkey.show(said({ counter: 1 }))
    const other = passkey.show(said({ counter: 2 }))
    const mixed = { ...shown, authenticatorData: other.authenticatorData }
    expect(whyNot(() => takeShown(mixed, verifier, expected))).toBe('signature')
  })

  test('making one is not showing one', () => {
    const { clientData } = passkey.make(said())
    expect(whyNot(() => takeShown({ ...passkey.show(said()), clientData }, verifier, expected))).toBe(
      'unreadable',
    )
  })

  test('garbage of any kind is refused, and nothing else happens', () => {
    const made = passkey.make(said())
    const shown = passkey.show(said())
    const garbage = fc.uint8Array({ maxLength: 300 }).map(bytes => Buffer.from(bytes).toString('base64url'))
    fc.assert(
      fc.property(garbage, bytes => {
        expect(whyNot(() => takeMade({ ...made, attestation: bytes }, expected))).toBe('unreadable')
        expect(whyNot(() => takeMade({ ...made, clientData: bytes }, expected))).toBe('unreadable')
        expect(whyNot(() => takeShown({ ...shown, signature: bytes }, verifier, expected))).toBe('signature')
        const changed = { ...shown, authenticatorData: bytes }
        expect(whyNot(() => takeShown(changed, verifier, expected))).toMatch(/unreadable|origin/)
      }),
    )
  })

  test('an answer with any byte changed is refused', () => {
    const { attestation, clientData } = passkey.make(said())
    const bytes = Buffer.from(attestation, 'base64url')
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const changed = Buffer.from(bytes)
        changed[at]! ^= by
        const why = whyNot(() => {
          const taken = takeMade({ clientData, attestation: changed.toString('base64url') }, expected)
          // The statement, the model, the counter and the id are taken as they come; the key then is another or the same.
          const shownBy = passkey.show(said())
          expect(whyNot(() => takeShown(shownBy, taken.verifier, expected))).toMatch(/taken|signature/)
        })
        expect(why).toMatch(/taken|unreadable|origin|not-verified/)
      }),
      { numRuns: 300 },
    )
  })
})

describe('CBOR', () => {
  test('what the standard’s own examples say', () => {
    const read = (hex: string) => readCbor(Buffer.from(hex, 'hex')).value
    expect(read('17')).toBe(23)
    expect(read('1864')).toBe(100)
    expect(read('1a000f4240')).toBe(1_000_000)
    expect(read('3903e7')).toBe(-1000)
    expect(read('f5')).toBe(true)
    expect(read('f6')).toBe(null)
    expect(read('62c3bc')).toBe('ü')
    expect(read('8301820203820405')).toEqual([1, [2, 3], [4, 5]])
    expect(read('a26161016162820203')).toEqual(
      new Map<string, unknown>([
        ['a', 1],
        ['b', [2, 3]],
      ]),
    )
    expect(Buffer.from(read('4401020304') as Uint8Array).toString('hex')).toBe('01020304')
  })

  test.each([
    '',
    '18',
    '44010203',
    '9fff',
    '5f41014102ff',
    'c074',
    'f97e00',
    'fb7ff0000000000000',
    '1b000000ffffffffff',
    '9affffffff',
    'baffffffff',
    'a201010102',
    'a1810101',
    '61ff',
    '818181818181818181',
    'f4f4'.slice(0, 1),
  ])('what no authenticator writes: %s', hex => {
    expect(() => readCbor(Buffer.from(hex, 'hex'))).toThrow()
  })

  test('any bytes are read or refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), bytes => {
        try {
          expect(readCbor(bytes).length).toBeLessThanOrEqual(bytes.length)
        } catch (error) {
          // The other is a text that is no UTF-8.
          expect(error instanceof BadCbor || error instanceof TypeError).toBe(true)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
