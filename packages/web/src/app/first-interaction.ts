const INTERACTION_EVENTS = [
  'pointermove',
  'pointerdown',
  'click',
  'keydown',
  'focusin',
  'input',
  'change',
  'popstate',
]

/** Resolves at the first interaction with the page; until then only the lobby is needed. */
export const firstInteraction = (): Promise<void> =>
  new Promise(resolve => {
    for (const sign of INTERACTION_EVENTS)
      window.addEventListener(sign, () => resolve(), { once: true, capture: true })
  })
