import type { Rules } from '@cardroom/engine'
import { fortunePaiGowPoker } from './fortune-pai-gow-poker.ts'
import { noBust21stCenturyBlackjack } from './no-bust-21st-century-blackjack.ts'
import { towersPoker } from './poker.ts'

export const towers: readonly Rules[] = [fortunePaiGowPoker, noBust21stCenturyBlackjack, ...towersPoker]
