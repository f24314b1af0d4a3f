import { expect, test } from 'vitest'
import { chachaBlock, quarter } from './shuffle.ts'

const words = (hex: string) => Uint32Array.from(hex.match(/.{8}/g)!, word => Number.parseInt(word, 16))

test('computes the quarter round of RFC 8439, 2.1.1', () => {
  const x = Uint32Array.of(0x11111111, 0x01020304, 0x9b8d6f43, 0x01234567)
  quarter(x, 0, 1, 2, 3)
  expect([...x]).toEqual([0xea2a92f4, 0xcb1cf8ce, 0x4581472e, 0x5881c4bb])
})

test('computes the block of RFC 8439, 2.3.2', () => {
  const key = words('03020100070605040b0a09080f0e0d0c13121110171615141b1a19181f1e1d1c')
  const out = new Uint32Array(16)
  chachaBlock(key, 1, words('090000004a00000000000000'), out)
  expect([...out]).toEqual([
    ...words(
      'e4e7f11015593bd11fdd0f50c47120a3c7f4d1c70368c0339aaa22044e6cd4c3' +
        '466482d209aa9f0705d7c214a2028bd9d19c12b5b94e16dee883d0cb4e3c50a2',
    ),
  ])
})

test('computes the blocks of the zero key and nonce of RFC 8439, appendix A.1, vectors 1 and 2', () => {
  const out = new Uint32Array(16)
  const bytes = () => [...new Uint8Array(out.buffer)].map(byte => byte.toString(16).padStart(2, '0')).join('')
  chachaBlock(new Uint32Array(8), 0, new Uint32Array(3), out)
  expect(bytes()).toBe(
    '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
      'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  )
  chachaBlock(new Uint32Array(8), 1, new Uint32Array(3), out)
  expect(bytes()).toBe(
    '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
      '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  )
})
