/**
 * A small assembler for WebAssembly: enough to write inner loops that count hands. An expression is the bytes
 * of its instructions; its value is what it leaves on the stack.
 */
export type WasmCode = readonly number[]

type ValueType = 'i32' | 'i64'
const TYPES: Readonly<Record<ValueType, number>> = { i32: 0x7f, i64: 0x7e }

/** A number in as many groups of seven bits as it needs. */
function encodeUnsigned(n: number): number[] {
  const bytes: number[] = []
  let left = n
  do {
    bytes.push((left & 127) | (left > 127 ? 128 : 0))
    left >>>= 7
  } while (left > 0)
  return bytes
}

/** The same for numbers below zero too; the last group carries the sign. */
function encodeSigned(n: number): number[] {
  const bytes: number[] = []
  let left = n | 0
  for (;;) {
    const group = left & 127
    left >>= 7
    if ((left === 0 && (group & 64) === 0) || (left === -1 && (group & 64) !== 0)) return [...bytes, group]
    bytes.push(group | 128)
  }
}

const binary =
  (opcode: number) =>
  (a: WasmCode, b: WasmCode): WasmCode => [...a, ...b, opcode]

/** Loads and stores: an address, and a fixed offset that costs nothing. */
const load =
  (opcode: number) =>
  (address: WasmCode, offset = 0): WasmCode => [...address, opcode, 0, ...encodeUnsigned(offset)]
const store =
  (opcode: number) =>
  (address: WasmCode, value: WasmCode, offset = 0): WasmCode => [
    ...address,
    ...value,
    opcode,
    0,
    ...encodeUnsigned(offset),
  ]

export const i32 = {
  const: (n: number): WasmCode => [0x41, ...encodeSigned(n)],
  add: binary(0x6a),
  sub: binary(0x6b),
  mul: binary(0x6c),
  and: binary(0x71),
  or: binary(0x72),
  shl: binary(0x74),
  shr: binary(0x76),
  eq: binary(0x46),
  ne: binary(0x47),
  /** Without regard to signs. */
  lt: binary(0x49),
  gt: binary(0x4b),
  ge: binary(0x4f),
  load: load(0x28),
  load8: load(0x2d),
  load16: load(0x2f),
  store: store(0x36),
  store16: store(0x3b),
  fromI64: (a: WasmCode): WasmCode => [...a, 0xa7],
}

export const i64 = {
  const: (n: number): WasmCode => [0x42, ...encodeSigned(n)],
  add: binary(0x7c),
  and: binary(0x83),
  or: binary(0x84),
  shl: binary(0x86),
  shr: binary(0x88),
  load: load(0x29),
  store: store(0x37),
  fromI32: (a: WasmCode): WasmCode => [...a, 0xad],
}

/** One of two values, by a condition, without a branch. */
export const select = (whenTrue: WasmCode, whenFalse: WasmCode, condition: WasmCode): WasmCode => [
  ...whenTrue,
  ...whenFalse,
  ...condition,
  0x1b,
]

const EMPTY = 0x40

export const when = (condition: WasmCode, then: WasmCode, otherwise: WasmCode = []): WasmCode => [
  ...condition,
  0x04,
  EMPTY,
  ...then,
  ...(otherwise.length > 0 ? [0x05, ...otherwise] : []),
  0x0b,
]

/** Repeats the body while the condition holds; it is checked after each turn. */
const repeatWhile = (body: WasmCode, condition: WasmCode): WasmCode => [
  0x03,
  EMPTY,
  ...body,
  ...condition,
  0x0d,
  0,
  0x0b,
]

/** A variable of a function. */
export class Local {
  readonly get: WasmCode
  readonly #index: number[]

  constructor(index: number) {
    this.#index = encodeUnsigned(index)
    this.get = [0x20, ...this.#index]
  }

  set(value: WasmCode): WasmCode {
    return [...value, 0x21, ...this.#index]
  }

  /** Sets it; its value is what it was set to. */
  tee(value: WasmCode): WasmCode {
    return [...value, 0x22, ...this.#index]
  }

  /** Goes through the numbers from `from` to below `end`, upwards by `step`. */
  loop(from: WasmCode, end: WasmCode, body: WasmCode, step = 1): WasmCode {
    const next = this.tee(i32.add(this.get, i32.const(step)))
    return [...this.set(from), ...when(i32.lt(this.get, end), repeatWhile(body, i32.lt(next, end)))]
  }
}

/** A function without a result while its code is written. */
export class Routine {
  readonly name: string
  readonly #params: number
  readonly #locals: ValueType[] = []
  #body: WasmCode = []

  constructor(name: string, params: number) {
    this.name = name
    this.#params = params
  }

  /** A parameter; all are i32. */
  param(i: number): Local {
    return new Local(i)
  }

  local(type: ValueType = 'i32'): Local {
    this.#locals.push(type)
    return new Local(this.#params + this.#locals.length - 1)
  }

  does(...body: readonly WasmCode[]): void {
    this.#body = body.flat()
  }

  get type(): WasmCode {
    return [0x60, ...vector(Array.from({ length: this.#params }, () => [TYPES.i32])), 0]
  }

  get code(): WasmCode {
    const locals = vector(this.#locals.map(type => [1, TYPES[type]]))
    return bytes([...locals, ...this.#body, 0x0b])
  }
}

const vector = (items: readonly WasmCode[]): number[] => [...encodeUnsigned(items.length), ...items.flat()]
const bytes = (content: WasmCode): number[] => [...encodeUnsigned(content.length), ...content]
const text = (name: string): number[] => bytes([...new TextEncoder().encode(name)])
const section = (id: number, content: WasmCode): number[] => [id, ...bytes(content)]

const MAGIC_AND_VERSION = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
const PAGE = 65_536

/** The bytes of a module with a memory of its own, which it exports as `memory`, and these routines. */
export function assemble(routines: readonly Routine[], memoryBytes: number): Uint8Array<ArrayBuffer> {
  const exported = routines.map(({ name }, i) => [...text(name), 0, ...encodeUnsigned(i)])
  return Uint8Array.from([
    ...MAGIC_AND_VERSION,
    ...section(1, vector(routines.map(one => one.type))),
    ...section(3, vector(routines.map((_, i) => encodeUnsigned(i)))),
    ...section(5, vector([[0, ...encodeUnsigned(Math.ceil(memoryBytes / PAGE))]])),
    ...section(7, vector([...exported, [...text('memory'), 2, 0]])),
    ...section(10, vector(routines.map(one => one.code))),
  ])
}
