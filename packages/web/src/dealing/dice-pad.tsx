import { useState } from 'react'
import { useMessages } from '../messages/messages.ts'

const FACES = [1, 2, 3, 4, 5, 6]

/** One tap a die: with the last of them they are thrown. */
export function DicePad({ count, give }: { count: number; give: (dice: readonly number[]) => void }) {
  const m = useMessages()
  const [dice, setDice] = useState<readonly number[]>([])
  const tap = (face: number) => {
    const next = [...dice, face]
    if (next.length === count) give(next)
    else setDice(next)
  }
  return (
    <section className="dice-pad" aria-label={m.follow.dice}>
      <h3>{m.follow.die(dice.length + 1)}</h3>
      <div className="pad-ranks">
        {FACES.map(face => (
          <button key={face} type="button" className="rank-key" onClick={() => tap(face)}>
            <span className="rank-key-rank">{face}</span>
          </button>
        ))}
      </div>
      <p>{dice.join(' + ')}</p>
    </section>
  )
}
