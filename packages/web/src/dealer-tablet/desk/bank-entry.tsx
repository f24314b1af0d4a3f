import type { Refusal, TableOption } from '@cardroom/engine'
import type { DealerAction } from '@cardroom/engine/dealt'
import { type Names, seatName } from '@cardroom/words'
import { useState } from 'react'
import { KeyButton } from '../../shared/controls/key-button.tsx'
import { Refused } from '../../shared/frame/refused.tsx'
import { ChipTray, trayFor } from './chip-tray.tsx'

interface Props {
  readonly names: Names
  readonly seat: number
  readonly may: Extract<TableOption, { do: 'bank' }>
  /** The wager that the seat put up the last time. */
  readonly before: number | undefined
  readonly enter: (does: DealerAction) => Refusal | undefined
}

/** The player-dealer position is offered to a seat: it is taken with the chips that are tapped, or declined. */
export function BankEntry({ names, seat, may, before, enter }: Props) {
  const { m } = names
  const [wager, setWager] = useState(before ?? may.usual)
  const [why, setWhy] = useState<Refusal>()
  const answer = (cents: number) => setWhy(enter({ do: 'bank', seat, wager: cents }))
  const who = seatName(names, seat)
  return (
    <section className="bank-entry" aria-label={m.dealing.bankWager}>
      <h3>{m.dealing.bankWager}</h3>
      <p className="bank-amount">{m.money(wager)}</p>
      <ChipTray
        chips={trayFor(may.max, 1)}
        chip={0}
        pick={chip => setWager(chip === undefined ? 0 : Math.min(may.max, wager + chip))}
      />
      <Refused why={why} as="why" className="dealing-note" />
      <div className="moves">
        <KeyButton look="quiet" press={() => answer(0)} shortcut="n">
          {m.dealing.passes({ who })}
        </KeyButton>
        <KeyButton look="main" press={() => answer(wager)} shortcut="Enter" disabled={wager < may.min}>
          {m.dealing.takesIt({ who, money: m.money(wager) })}
        </KeyButton>
      </div>
    </section>
  )
}
