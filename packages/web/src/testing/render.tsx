import { english } from '@cardroom/words/en'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import type { RoomConnection } from '../connection/room-connection.ts'
import { RoomConnectionContext } from '../connection/use-room-state.ts'
import { LinesProvider } from '../rules/cites/lines-provider.tsx'
import { MessagesProvider } from '../shared/messages/messages-provider.tsx'

/**
 * Components in a small DOM (`// @vitest-environment happy-dom` on top of the file): what a test finds and presses is
 * what a person would, by its name.
 */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// There is no layout: every element has the size of a small desktop.
Object.defineProperties(HTMLElement.prototype, { clientWidth: { value: 1000 }, clientHeight: { value: 560 } })

export interface RenderedPart {
  readonly page: HTMLElement
  /** All visible text. */
  text(): string
  /** Elements with this role whose name is this. */
  all(role: Role, name?: string | RegExp): HTMLElement[]
  /** The only one. */
  the(role: Role, name?: string | RegExp): HTMLElement
  press(name: string | RegExp): Promise<void>
  /** The names of pressed buttons and chosen options. */
  chosen(): string[]
  /** Sends the only form. */
  submit(): Promise<void>
  /** Types into a field, or chooses one of a list. */
  fill(field: string | RegExp | HTMLElement, value: string): Promise<void>
  key(key: string, more?: KeyboardEventInit): Promise<void>
  again(element: ReactNode): Promise<void>
  /** Waits for what is loaded meanwhile. */
  until(isShown: () => boolean): Promise<void>
  /** What was posted over HTTP. */
  readonly posts: readonly Post[]
}

interface Post {
  readonly path: string
  readonly body: unknown
}

const ROLE_SELECTORS = {
  button: 'button, [role=button]',
  field: 'input:not([type=radio], [type=checkbox]), textarea, select',
  choice: 'input[type=radio], input[type=checkbox]',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4',
  dialog: 'dialog, [role=dialog]',
  item: 'li',
  row: 'tr',
} as const
type Role = keyof typeof ROLE_SELECTORS

interface RenderOptions {
  readonly connection?: RoomConnection
  /** The server's HTTP answers by path; other requests stay open. */
  readonly replies?: Readonly<Record<string, unknown>>
}

const LOADING_WAIT = { timeout: 60_000, interval: 10 }

export async function render(
  element: ReactNode,
  { connection, replies = {} }: RenderOptions = {},
): Promise<RenderedPart> {
  const posts: Post[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST')
      posts.push({ path, body: body === undefined ? undefined : JSON.parse(String(body)) })
    return path in replies ? Response.json(replies[path]) : new Promise(() => {})
  })
  const page = document.createElement('div')
  document.body.append(page)
  const root = createRoot(page)
  const full = Promise.resolve(english)
  const show = (shown: ReactNode) =>
    act(async () =>
      root.render(
        <MessagesProvider language="en" firstSpeaker={english} full={full} need={() => {}}>
          <RoomConnectionContext value={connection}>
            <LinesProvider>{shown}</LinesProvider>
          </RoomConnectionContext>
        </MessagesProvider>,
      ),
    )
  await show(element)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    page.remove()
  })
  // Dialogs may stand elsewhere in the document.
  const all = (role: Role, name?: string | RegExp) =>
    [...document.querySelectorAll<HTMLElement>(ROLE_SELECTORS[role])].filter(
      one => name === undefined || isNamed(one, name),
    )
  const the = (role: Role, name?: string | RegExp): HTMLElement => {
    const found = all(role, name)
    if (found.length === 1) return found[0]!
    const names = all(role).map(nameOf)
    throw new Error(`${found.length} of ${role} ${name}; there are: ${names.join(' | ')}`)
  }
  return {
    page,
    all,
    the,
    text: () => page.textContent.replace(/\s+/g, ' ').trim(),
    press: name => act(async () => the('button', name).click()),
    chosen: () =>
      [...all('button'), ...all('choice')]
        .filter(one => one.getAttribute('aria-pressed') === 'true' || (one as HTMLInputElement).checked)
        .map(nameOf),
    submit: () =>
      act(async () => {
        const event = new Event('submit', { bubbles: true, cancelable: true })
        document.querySelector('form')!.dispatchEvent(event)
      }),
    fill: (field, value) =>
      act(async () => fill((field instanceof HTMLElement ? field : the('field', field)) as Field, value)),
    key: (key, more) =>
      act(async () => {
        const target = document.activeElement ?? document.body
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
      }),
    again: show,
    // Within `act` nothing is rendered before its end.
    until: async isShown => {
      await vi.waitUntil(async () => {
        await act(() => new Promise(resolve => setTimeout(resolve)))
        return isShown()
      }, LOADING_WAIT)
    },
    posts,
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** React hears of a value only when it is set past its own property. */
function fill(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const isNamed = (one: HTMLElement, name: string | RegExp): boolean =>
  typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one))

/** The accessible name. */
function nameOf(one: HTMLElement): string {
  const said = one.getAttribute('aria-label') ?? labelledBy(one) ?? labelOf(one) ?? wordsOf(one)
  return said.replace(/\s+/g, ' ').trim()
}

function labelledBy(one: HTMLElement): string | undefined {
  const ids = one.getAttribute('aria-labelledby')?.split(' ')
  return ids?.map(id => document.getElementById(id)?.textContent ?? '').join(' ')
}

function labelOf(one: HTMLElement): string | undefined {
  if (!one.matches('input, textarea, select')) return undefined
  const label = one.id ? document.querySelector<HTMLElement>(`label[for="${one.id}"]`) : null
  return (label ?? one.closest('label'))?.textContent ?? undefined
}

/** The text without decoration and without a button's printed key. */
function wordsOf(one: HTMLElement): string {
  const copy = one.cloneNode(true) as HTMLElement
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], kbd')) hidden.remove()
  return copy.textContent
}
