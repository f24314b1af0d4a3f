import { expect, test } from 'vitest'
import { bindAddressOf } from './bind-address.ts'

const address = (ip: string, internal: boolean, family: 'IPv4' | 'IPv6' = 'IPv4') => {
  const rest = { address: ip, netmask: '', mac: '', internal, cidr: null }
  return family === 'IPv4' ? { ...rest, family } : { ...rest, family, scopeid: 0 }
}
const interfaces = {
  lo: [address('127.0.0.1', true)],
  eth0: [address('192.168.1.5', false), address('fe80::1', false, 'IPv6')],
}

test.each([
  ['127.0.0.1', [], 'http://localhost:80', []],
  ['::1', [], 'http://localhost:80', []],
  ['0.0.0.0', [], 'http://localhost:80', ['http://192.168.1.5:80']],
  ['::', ['https://cards.example'], 'http://localhost:80', ['https://cards.example']],
  ['127.0.0.1', ['https://cards.example'], 'http://localhost:80', ['https://cards.example']],
  ['192.168.1.5', [], 'http://192.168.1.5:80', ['http://192.168.1.5:80']],
  ['fd00::5', [], 'http://[fd00::5]:80', ['http://[fd00::5]:80']],
])('%s with %j is reached at %s and %j', (host, origins, here, elsewhere) => {
  expect(bindAddressOf(host, 80, origins, interfaces)).toEqual({ here, elsewhere })
})
