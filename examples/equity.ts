import { readingsOf, unwrap } from '@cardroom/engine'
import { cards, sha256 } from '@cardroom/engine/cards'
import { equityOf, parseHolding, stageOf, WITHOUT_WORKERS } from '@cardroom/lab'
import { texasHoldem as rules } from '@cardroom/rulebook/games/outlaws/texas-holdem'

const readings = unwrap(readingsOf(rules))
const stage = stageOf(rules, readings, undefined)
const holdings = ['AsAh', 'QQ, AKs'].map(text => unwrap(parseHolding(text, stage)))
const question = { rules, readings, holdings, boards: [cards('Kd 7h 2c')], dead: [] }
const { hands, method } = unwrap(await equityOf(question, WITHOUT_WORKERS, { seed: sha256('any') }))
for (const { hand, equity } of hands) console.log(`${hand}: ${(100 * equity).toFixed(2)} %, ${method}`)
