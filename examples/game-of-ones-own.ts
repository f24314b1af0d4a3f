import { completeRecord, unwrap } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { ezBaccaratPanda8 } from '@cardroom/rulebook/games/comstock/ez-baccarat-panda-8'
import { ownGame, readOwnGame } from '@cardroom/rulebook/own'
import { english } from '@cardroom/words/en'

// A filed game as JSON, with an id of one's own and another price for the Panda.
const filed = JSON.stringify(ownGame({ ...ezBaccaratPanda8, id: 'mine/baccarat' }))
const own = readOwnGame(JSON.parse(filed.replace('25:1', '30:1')))
if ('mistakes' in own) throw new Error(own.mistakes.map(one => english.refusal(one)).join('; '))
const wagers = ['player', 'panda-8'].map(on => ({ seat: 2, on, amount: 1_000 }))
const cards = { player: '3h 2d 3c', banker: '2s 2d 3h' }
const round = { record: 1, game: 'mine/baccarat', bank: { seat: 1, wager: 50_000 }, wagers, cards }
console.log(unwrap(completeRecord(round, await openRulebook([own]), english.say)).result.net)
