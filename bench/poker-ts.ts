import type { Work } from './measure.ts'
import { peer } from './peers.ts'

interface PeerTable {
  sitDown(seat: number, stack: number): void
  startHand(): void
  isHandInProgress(): boolean
  isBettingRoundInProgress(): boolean
  actionTaken(action: string): void
  legalActions(): { actions: string[] }
  areBettingRoundsCompleted(): boolean
  endBettingRound(): void
  showdown(): void
  seats(): readonly ({ totalChips: number } | null)[]
}

/** The same game on poker-ts: six seats, everybody calls or checks to the showdown. */
export function pokerTsHands(): Work | undefined {
  const pokerTs = peer<{ Table: new (blinds: object) => PeerTable }>('poker-ts')
  if (!pokerTs) return undefined
  const newTable = () => {
    const table = new pokerTs.Table({ smallBlind: 100, bigBlind: 200 })
    for (let seat = 0; seat < 6; seat++) table.sitDown(seat, 20_000)
    return table
  }
  let table = newTable()
  return times => {
    let hands = 0
    for (let i = 0; i < times; i++) {
      // Somebody may have gone broke: the next hand is dealt to six again.
      if (table.seats().filter(seat => seat && seat.totalChips >= 200).length < 6) table = newTable()
      table.startHand()
      while (table.isHandInProgress()) {
        while (table.isBettingRoundInProgress()) {
          table.actionTaken(table.legalActions().actions.includes('check') ? 'check' : 'call')
        }
        table.endBettingRound()
        if (table.areBettingRoundsCompleted()) table.showdown()
      }
      hands++
    }
    return hands
  }
}
