import { describe, test } from 'vitest'
import { expectAgreement, ways } from './testing/agreement.ts'

describe('a run-out gives each hand what the engine gives it', () => {
  test.each(ways)('$name', way => expectAgreement(way, 25))
})
