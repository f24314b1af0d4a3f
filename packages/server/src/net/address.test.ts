import { expect, test } from 'vitest'
import { neighbourhood } from './address.ts'

test('addresses of one IPv6 network are one client, those of two are two', () => {
  expect(neighbourhood('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64')
  expect(neighbourhood('2001:0DB8:1:2:ffff:ffff:ffff:ffff')).toBe('2001:db8:1:2::/64')
  expect(neighbourhood('2001:db8:1:3::1')).not.toBe(neighbourhood('2001:db8:1:2::1'))
  expect(neighbourhood('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(neighbourhood('::1')).toBe('0:0:0:0::/64')
})

test('an IPv4 address is one client, however it is written', () => {
  expect(neighbourhood('192.0.2.7')).toBe('192.0.2.7')
  expect(neighbourhood('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(neighbourhood('not an address')).toBe('not an address')
})
