import { expect, test } from 'vitest'
import { baccaratSimulation } from '../baccarat/kernel.ts'
import { bankJob } from '../bank/job.ts'
import { blackjackSimulation } from '../blackjack/kernel.ts'
import { paiGowSimulation } from '../pai-gow/kernel.ts'
import { setHandsJob } from '../pai-gow/pairs/set-hands.ts'
import { sharedCardsJob } from '../pai-gow/pairs/shared-cards.ts'
import { equityJob } from '../poker/equity/job.ts'
import { engineSimulation } from '../simulate/engine-kernel.ts'
import { threeCardSimulation } from '../three-card/kernel.ts'
import { ultimateSimulation } from '../ultimate/kernel.ts'
import { resultsJob } from '../ultimate/results.ts'
import { valuesJob } from '../ultimate/values.ts'

const jobs = [
  baccaratSimulation,
  bankJob,
  blackjackSimulation,
  engineSimulation,
  equityJob,
  paiGowSimulation,
  resultsJob,
  setHandsJob,
  sharedCardsJob,
  threeCardSimulation,
  ultimateSimulation,
  valuesJob,
]

test.each(jobs)('a worker finds $at.name in its module', async job => {
  const { [job.at.name]: found } = await import(/* @vite-ignore */ job.at.file)
  expect(found).toBe(job)
})
