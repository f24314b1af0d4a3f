import { describe, test } from 'vitest'
import { expectAgreement, ways } from './testing/agreement.ts'

describe('a run-out gives each hand the share that the engine gives', () => {
  test.each(ways)('$name', way => expectAgreement(way, 25))
})
