import { readingsOf, unwrap } from '@cardroom/engine'
import { oddsOf } from '@cardroom/lab'
import { ezBaccaratPanda8 } from '@cardroom/rulebook/games/comstock/ez-baccarat-panda-8'

const readings = unwrap(readingsOf(ezBaccaratPanda8))
const { method, wagers } = unwrap(await oddsOf(ezBaccaratPanda8, { readings, decks: 8, dealt: [] }))
for (const { on, edge } of wagers) console.log(`${on}: ${(100 * edge).toFixed(3)} % for the bank, ${method}`)
