import { isRefusal } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { codeVerifier, isCode, makeCodes } from './codes.ts'
import { Passwords, unfitPassword } from './passwords.ts'

test('recognizes a password in any Unicode composition, and no other', async () => {
  const passwords = new Passwords()
  const verifier = (await passwords.hash('Blüte im Tal')) as string
  expect(verifier).toMatch(/^\$argon2id\$v=19\$m=47104,t=2,p=1\$/)
  expect(await passwords.isRight('Blu\u0308te im Tal', verifier)).toBe(true)
  expect(await passwords.isRight('Blute im Tal', verifier)).toBe(false)
  expect(await passwords.isRight('anything at all', undefined)).toBe(false)
  expect(await passwords.hash('Blüte im Tal')).not.toBe(verifier)
})

test('refuses more than can wait at once; an unknown name takes its turn like any other', async () => {
  const passwords = new Passwords(2)
  const all = await Promise.all(Array.from({ length: 10 }, () => passwords.isRight('x', undefined)))
  const turnedAway = all.filter(isRefusal)
  expect(turnedAway.length).toBeGreaterThanOrEqual(4)
  expect(all.filter(one => one === false)).toHaveLength(10 - turnedAway.length)
  expect(await passwords.isRight('x', undefined)).toBe(false)
})

test.each([
  ['123456789', 'password-too-short'],
  ['🂡🂡🂡🂡🂡🂡🂡🂡🂡', 'password-too-short'],
  ['x'.repeat(201), 'password-too-long'],
  ['Longest-Name-1', 'password-is-the-name'],
  ['1ongest.name.l', 'password-is-the-name'],
  ['          ', undefined],
  ['password12', undefined],
  ['x'.repeat(200), undefined],
])('accepts or refuses the password %s', (password, why) => {
  expect(unfitPassword(password, 'longest-name-1')?.code).toBe(why)
})

test('recovery codes are told apart, and read as they are copied from paper', () => {
  const codes = makeCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
  const verifier = codeVerifier('k7m2-0xqp-3wtz-51cd')
  for (const copied of ['K7M2OXQP3WTZ5LCD', ' k7m2 0xqp 3wtz 5icd '])
    expect(isCode(copied, verifier)).toBe(true)
  expect(isCode('k7m2-0xqp-3wtz-51ce', verifier)).toBe(false)
  expect(isCode('', verifier)).toBe(false)
})
