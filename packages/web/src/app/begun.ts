const SIGNS = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'input', 'change', 'popstate']

/** Resolves when somebody begins to do something on the page; until then the lobby is all there is. */
export const begun = (): Promise<void> =>
  new Promise(resolve => {
    for (const sign of SIGNS) window.addEventListener(sign, () => resolve(), { once: true, capture: true })
  })
