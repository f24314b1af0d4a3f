import type { Refusal } from '@cardroom/engine'
import { tellOffer } from '@cardroom/engine/banked'
import { seatName } from '@cardroom/words'
import { useState } from 'react'
import { clothFor } from '../../families/families.ts'
import { KeyButton } from '../../shared/controls/key-button.tsx'
import { Refused } from '../../shared/frame/refused.tsx'
import { isRules } from '../../shared/rule-sets/rule-sets.ts'
import { bankBefore, laidBefore, openCircles, sittingAt } from './at-desk.ts'
import { BankEntry } from './bank-entry.tsx'
import { DeskFoot } from './desk-foot.tsx'
import type { DeskProps } from './desk-props.ts'
import { laidFrom } from './laid-chips.ts'
import { MakeUps } from './make-ups.tsx'
import { WagerEntry } from './wager-entry.tsx'
import { WhatNow } from './what-now.tsx'

/** Between two rounds: the position is offered, wagers are laid, and the cards are dealt. */
export function BettingDesk({ session, names, enter, undo }: DeskProps) {
  const { m } = names
  const { table, game, rounds } = session
  const [why, setWhy] = useState<Refusal>()
  const rules = isRules(game.rules) && 'wagers' in game.rules ? game.rules : undefined
  const { stage, bank, wagers } = table.part.face()
  const layout = table.part.layout()
  const offered = bank?.offeredTo
  const who = offered === undefined ? undefined : table.state.seats[offered]
  if (rules && bank && stage === 'bank' && who) {
    const told = tellOffer(rules, who.seat, bank.turn)
    const may = table.part.may(who).find(one => one.do === 'bank')
    return (
      <div className="desk">
        <WhatNow task={told.saying} {...(told.cite === undefined ? {} : { cite: told.cite })} names={names} />
        {may?.do === 'bank' ? (
          <BankEntry
            key={`${session.number} ${who.seat}`}
            names={names}
            seat={who.seat}
            may={may}
            before={bankBefore(session, who.seat)}
            enter={enter}
          />
        ) : null}
        <DeskFoot undo={undo} />
      </div>
    )
  }
  const cloth = rules && clothFor(rules.family, layout.spots, rules)
  if (cloth && stage === 'wagers' && bank?.seat !== undefined) {
    const sitting = sittingAt(session)
    const round = `${session.number} ${rounds.length} ${bank.seat}`
    return (
      <div className="desk">
        <WhatNow
          task={m.dealing.lead}
          note={`${seatName(names, bank.seat)} · ${m.dealing.bankWager} ${m.money(bank.wager ?? 0)}`}
          names={names}
        />
        <WagerEntry
          key={round}
          session={session.settings.id}
          round={round}
          layout={layout}
          kumKum={rules.kumKum !== undefined}
          cloth={cloth}
          names={names}
          sitting={sitting}
          bank={bank.seat}
          circles={openCircles(session)}
          lying={laidFrom(wagers)}
          before={laidBefore(session, sitting, bank.seat)}
          enter={enter}
          undo={undo}
        />
      </div>
    )
  }
  const deal = () => setWhy(enter({ do: 'deal' }))
  return (
    <div className="desk">
      <WhatNow task={m.table.wager.deal} names={names} />
      <MakeUps session={session} names={names} enter={enter} />
      <Refused why={why} as="why" className="dealing-note" />
      <DeskFoot undo={undo}>
        <KeyButton look="main" shortcut="Enter" press={deal}>
          {m.table.wager.deal}
        </KeyButton>
      </DeskFoot>
    </div>
  )
}
