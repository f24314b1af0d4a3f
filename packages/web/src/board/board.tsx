import { type FamilyName, isFamilyName, roomOf } from '@cardroom/engine'
import type { ComponentType } from 'react'
import { BaccaratBoard } from './baccarat-board.tsx'
import { GeneralBoard } from './general-board.tsx'
import { BoardFoot, BoardHead } from './head.tsx'
import type { BoardModel } from './model.ts'
import { Screen } from './screen.tsx'

/** The families with a board of their own. */
const OWN_BOARDS: Readonly<Partial<Record<FamilyName, ComponentType<{ model: BoardModel }>>>> = {
  baccarat: BaccaratBoard,
}

/** The board above a table: what all games have, and the family's own picture where it has one. */
export function TableBoard({ model }: { model: BoardModel }) {
  const Own = isFamilyName(model.family) ? OWN_BOARDS[model.family] : undefined
  return (
    <Screen title={model.name} room={roomOf(model.game)} layout={`tv-${Own ? model.family : model.kind}`}>
      <BoardHead model={model} />
      {Own ? <Own model={model} /> : <GeneralBoard model={model} />}
      <BoardFoot model={model} />
    </Screen>
  )
}
