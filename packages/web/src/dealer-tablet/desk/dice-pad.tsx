import { useState } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'

const DIE_FACES = [1, 2, 3, 4, 5, 6]

/** One tap a die; the last one enters the throw. */
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
      <h3>{m.follow.die({ n: dice.length + 1 })}</h3>
      <div className="pad-ranks">
        {DIE_FACES.map(face => (
          <button key={face} type="button" className="rank-key" onClick={() => tap(face)}>
            <span className="rank-key-rank">{face}</span>
          </button>
        ))}
      </div>
      <p>{dice.join(' + ')}</p>
    </section>
  )
}
