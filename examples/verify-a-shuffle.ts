import { commitmentOf, verifyRecord } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import record from './round.json' with { type: 'json' }

const rulebook = await openRulebook()
console.log(commitmentOf(record.shuffle.secret) === record.shuffle.commitment)
console.log(verifyRecord(record, rulebook, english.say) ?? 'dealt as committed')

const stacked = { ...record, shuffle: { ...record.shuffle, added: [] } }
console.log(verifyRecord(stacked, rulebook, english.say)?.code)
