import { beforeEach, describe } from 'vitest'
import { accountsContract } from '../store/testing/accounts-contract.ts'
import { storeContract } from '../store/testing/contract.ts'
import { dealtContract } from '../store/testing/dealt-contract.ts'
import { houseContract } from '../store/testing/house-contract.ts'
import type { ChangeLog, StoreChange } from './change-log.ts'
import { MemoryStore } from './memory-store.ts'

/** Keeps changes as text, as a browser would keep them. */
let changeLog: ChangeLog
beforeEach(() => {
  const kept: string[] = []
  changeLog = {
    read: async () => kept.map(text => JSON.parse(text) as StoreChange),
    keep: async change => {
      kept.push(JSON.stringify(change))
    },
  }
})

describe('a memory keeps what it is given', () => storeContract(() => MemoryStore.open(changeLog)))

describe('a memory keeps a house and its money', () => houseContract(() => MemoryStore.open(changeLog)))

describe('a memory keeps accounts', () => accountsContract(() => MemoryStore.open(changeLog)))

describe('a memory keeps tables that people deal', () => dealtContract(() => MemoryStore.open(changeLog)))
