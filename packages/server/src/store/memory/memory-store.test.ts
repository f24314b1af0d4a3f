import { beforeEach, describe } from 'vitest'
import { accountsContract } from '../testing/accounts-contract.ts'
import { storeContract } from '../testing/contract.ts'
import { dealtContract } from '../testing/dealt-contract.ts'
import { houseContract } from '../testing/house-contract.ts'
import type { Change, Keeper } from './journal.ts'
import { MemoryStore } from './memory-store.ts'

/** Keeps changes as text, as a browser would keep them. */
let keeper: Keeper
beforeEach(() => {
  const kept: string[] = []
  keeper = {
    read: async () => kept.map(text => JSON.parse(text) as Change),
    keep: async change => {
      kept.push(JSON.stringify(change))
    },
  }
})

describe('a memory keeps what it is given', () => storeContract(() => MemoryStore.open(keeper)))

describe('a memory keeps a house and its money', () => houseContract(() => MemoryStore.open(keeper)))

describe('a memory keeps accounts', () => accountsContract(() => MemoryStore.open(keeper)))

describe('a memory keeps tables that people deal', () => dealtContract(() => MemoryStore.open(keeper)))
