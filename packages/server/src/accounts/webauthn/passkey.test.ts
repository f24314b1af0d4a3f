import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Authenticator, type PasskeyClaims } from '../../testing/authenticator.ts'
import { type ExpectedAnswer, PasskeyError, verifyNewPasskey, verifyShownPasskey } from './passkey.ts'

const expected: ExpectedAnswer = { challenge: 'abc', origin: 'https://cards.example' }
const said = (more: Partial<PasskeyClaims> = {}): PasskeyClaims => ({ ...expected, ...more })

const whyNot = async (taking: Promise<unknown>): Promise<string> => {
  try {
    await taking
  } catch (error) {
    if (error instanceof PasskeyError) return error.why
    throw error
  }
  return 'taken'
}

describe.each(['ES256', 'Ed25519', 'RS256'] as const)('a passkey of the kind %s', async kind => {
  const passkey = new Authenticator(kind)
  const { id, verifier } = await verifyNewPasskey(passkey.make(said()), expected)

  test('is taken, and known again', async () => {
    expect(id).toBe(passkey.id)
    expect(await verifyShownPasskey(passkey.show(said({ counter: 7 })), verifier, expected)).toEqual({
      counter: 7,
    })
  })

  test('is not another of its kind', async () => {
    expect(await whyNot(verifyShownPasskey(new Authenticator(kind).show(said()), verifier, expected))).toBe(
      'signature',
    )
  })
})

describe('a passkey answer', async () => {
  const passkey = new Authenticator()
  const { verifier } = await verifyNewPasskey(passkey.make(said()), expected)
  const refused = async (more: Partial<PasskeyClaims>) => [
    await whyNot(verifyShownPasskey(passkey.show(said(more)), verifier, expected)),
    await whyNot(
      verifyNewPasskey(
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
  ])('is refused: %s', async (_, more, why) => {
    expect(await refused(more)).toEqual([why, why])
  })

  test('is refused with another counter than the one that was signed', async () => {
    const shown = passkey.show(said({ counter: 1 }))
    const other = passkey.show(said({ counter: 2 }))
    const mixed = { ...shown, authenticatorData: other.authenticatorData }
    expect(await whyNot(verifyShownPasskey(mixed, verifier, expected))).toBe('signature')
  })

  test('is refused as a sign-in if it came from making a passkey', async () => {
    const { clientData } = passkey.make(said())
    expect(
      await whyNot(verifyShownPasskey({ ...passkey.show(said()), clientData }, verifier, expected)),
    ).toBe('unreadable')
  })

  test('is refused as unreadable if it is garbage', async () => {
    const made = passkey.make(said())
    const shown = passkey.show(said())
    const garbage = fc.uint8Array({ maxLength: 300 }).map(bytes => Buffer.from(bytes).toString('base64url'))
    await fc.assert(
      fc.asyncProperty(garbage, async bytes => {
        expect(await whyNot(verifyNewPasskey({ ...made, attestation: bytes }, expected))).toBe('unreadable')
        expect(await whyNot(verifyNewPasskey({ ...made, clientData: bytes }, expected))).toBe('unreadable')
        expect(await whyNot(verifyShownPasskey({ ...shown, signature: bytes }, verifier, expected))).toBe(
          'signature',
        )
        const changed = { ...shown, authenticatorData: bytes }
        expect(await whyNot(verifyShownPasskey(changed, verifier, expected))).toMatch(/unreadable|origin/)
      }),
    )
  })

  test('is refused with any byte changed', async () => {
    const { attestation, clientData } = passkey.make(said())
    const bytes = Buffer.from(attestation, 'base64url')
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const changed = Buffer.from(bytes)
        changed[at]! ^= by
        const taken = verifyNewPasskey({ clientData, attestation: changed.toString('base64url') }, expected)
        const why = await whyNot(taken)
        expect(why).toMatch(/taken|unreadable|origin|not-verified/)
        if (why !== 'taken') return
        // The model, the counter and the id are taken as they come; the key then is another or the same.
        const { verifier: kept } = await taken
        expect(await whyNot(verifyShownPasskey(passkey.show(said()), kept, expected))).toMatch(
          /taken|signature/,
        )
      }),
      { numRuns: 300 },
    )
  })
})
