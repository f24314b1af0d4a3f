import { granted, readingsOf } from '@cardroom/engine'
import { cards, sha256 } from '@cardroom/engine/cards'
import { ALONE, equityOf, parseHolding, stageOf } from '@cardroom/lab'
import { texasHoldem as rules } from '@cardroom/rulebook/games/outlaws/texas-holdem'

const readings = granted(readingsOf(rules))
const stage = stageOf(rules, readings, undefined)
const holdings = ['AsAh', 'QQ, AKs'].map(text => granted(parseHolding(text, stage)))
const question = { rules, readings, holdings, boards: [cards('Kd 7h 2c')], dead: [] }
const { hands, method } = granted(await equityOf(question, ALONE, { seed: sha256('any') }))
for (const { hand, equity } of hands) console.log(`${hand}: ${(100 * equity).toFixed(2)} %, ${method}`)
