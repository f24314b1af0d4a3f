import type { Round, Seat, View } from '@cardroom/engine'

/** A view without answers: no names of hands, no pay of melds, no log, and no decision. */
export const withoutAnswers = (view: View): View => ({
  ...view,
  piles: view.piles.map(({ is: _, pays: __, ...pile }) => pile),
  log: [],
  awaiting: { kind: 'nothing' },
})

/** A quiet view of the hands alone. */
export const handsOnly = (view: View): View => ({ ...withoutAnswers(view), wagers: [] })

/** A quiet view with the wagers of one seat. */
export const withWagersAt = (view: View, seat: Seat): View => ({
  ...withoutAnswers(view),
  wagers: view.wagers.filter(wager => wager.seat === seat),
})

/** A quiet view in which the action button has not been laid yet. */
export const withoutAction = (view: View): View => ({
  ...withoutAnswers(view),
  buttons: view.buttons.filter(({ kind }) => kind !== 'action'),
})

/** Everything is decided, and the chips have not moved. */
export const isSettling = ({ awaiting }: Round): boolean => awaiting.kind === 'settlement'
