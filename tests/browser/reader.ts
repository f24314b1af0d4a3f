import type { CDPSession, Page } from 'playwright-core'

/** Something that a screen reader comes upon. */
export interface ReaderItem {
  readonly id: number
  readonly role: string
  readonly name: string
  /** The key that the page says it has. */
  readonly key: string | undefined
  readonly isDisabled: boolean
  readonly isPressed: boolean
  readonly isBusy: boolean
  /** Where a link leads. */
  readonly url: string
  /** What it says of its amount. */
  readonly value: string
  /** Everything around it, by role and name: `region What you may do`. */
  readonly within: readonly string[]
}

/** A visitor who knows a page by its accessibility tree alone, and acts with the keyboard alone. */
export interface Reader {
  read(): Promise<ReaderItem[]>
  /** Presses its key; where it has none, goes to it and presses Enter or Space. */
  press(met: ReaderItem, key?: string): Promise<void>
  /** Goes to it, and presses keys there. */
  goTo(met: ReaderItem, ...keys: string[]): Promise<void>
}

export async function readerOf(page: Page): Promise<Reader> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  const goTo = async ({ id }: ReaderItem, ...keys: string[]): Promise<void> => {
    // What was read may be gone by now: whoever reads on will see.
    const isThere = await session.send('DOM.focus', { backendNodeId: id }).then(
      () => true,
      () => false,
    )
    if (!isThere) return
    for (const key of keys) await page.keyboard.press(key)
  }
  return {
    read: () => read(session),
    goTo,
    // Enter belongs to whatever has the focus.
    press: (met, key = 'Enter') =>
      met.key === undefined || met.key === 'Enter' ? goTo(met, key) : page.keyboard.press(met.key),
  }
}

async function read(session: CDPSession): Promise<ReaderItem[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map(node => [node.nodeId, node]))
  type Node = (typeof nodes)[number]
  const words = (value: { value?: unknown } | undefined): string => String(value?.value ?? '').trim()
  const around = new Map<string, readonly string[]>()
  const within = ({ parentId }: Node): readonly string[] => {
    const above = parentId === undefined ? undefined : byId.get(parentId)
    if (!above) return []
    const known = around.get(above.nodeId) ?? [...within(above), `${words(above.role)} ${words(above.name)}`]
    around.set(above.nodeId, known)
    return known
  }
  return nodes.flatMap(node => {
    const { backendDOMNodeId: id, ignored, role, name, value, properties = [] } = node
    if (ignored || id === undefined) return []
    const has = (what: string): string => words(properties.find(one => one.name === what)?.value)
    return [
      {
        id,
        role: words(role),
        name: words(name),
        key: has('keyshortcuts') || undefined,
        isDisabled: has('disabled') === 'true',
        isPressed: has('pressed') === 'true',
        isBusy: has('busy') === 'true',
        url: has('url'),
        value: has('valuetext') || words(value),
        within: within(node),
      },
    ]
  })
}
