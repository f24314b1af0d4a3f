import { roomOf } from '@cardroom/engine'
import { BaccaratBoard } from './baccarat-board.tsx'
import { GeneralBoard } from './general-board.tsx'
import { BoardFoot, BoardHead } from './head.tsx'
import type { BoardModel } from './model.ts'
import { Screen } from './screen.tsx'

/** The board above a table: what all games have, and the family's own picture where it has one. */
export function Board({ model }: { model: BoardModel }) {
  const isBaccarat = model.family === 'baccarat'
  return (
    <Screen
      title={model.name}
      room={roomOf(model.game)}
      layout={isBaccarat ? 'tv-baccarat' : `tv-${model.kind}`}
    >
      <BoardHead model={model} />
      {isBaccarat ? <BaccaratBoard model={model} /> : <GeneralBoard model={model} />}
      <BoardFoot model={model} />
    </Screen>
  )
}
