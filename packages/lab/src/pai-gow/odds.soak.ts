import { availableParallelism } from 'node:os'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { everyPaiGowPair, filedPaiGowSettings } from './filed-settings.ts'

test.each(['cameo/fortune-pai-gow-poker', 'comstock/fortune-pai-gow-poker', 'stars/face-up-pai-gow-poker'])(
  '%s: the table holds what the count pair by pair finds',
  async id => {
    const { setting, known } = filedPaiGowSettings(filed('pai-gow', id))[0]!
    expect(await everyPaiGowPair(setting, { workers: availableParallelism() })).toEqual(known)
  },
)
