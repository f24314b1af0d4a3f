import type { SignInMethod } from '@cardroom/protocol'

/** A player's account and ways to sign in. */
export interface AccountWords {
  readonly signIn: string
  readonly account: string
  accountOf(values: { name: string }): string
  readonly dialog: {
    readonly lead: string
    readonly name: string
    readonly password: string
    readonly code: string
    readonly useCode: string
    readonly usePassword: string
    readonly usePasskey: string
    readonly working: string
    readonly newHere: string
    readonly keep: string
  }
  readonly over: {
    readonly guest: string
    readonly close: string
  }
  /** A refusal, as a sentence of its own. */
  sentence(values: { why: string }): string
  readonly title: string
  readonly guestTitle: string
  readonly lead: string
  readonly guestLead: string
  readonly byCode: string
  readonly name: string
  readonly nameNote: string
  readonly saved: string
  nameIs(values: { name: string }): string
  readonly password: {
    readonly title: string
    readonly none: string
    since(values: { when: string }): string
    readonly new: string
    readonly show: string
    readonly hint: string
    readonly set: string
    readonly change: string
    readonly remove: string
    readonly othersOut: string
  }
  readonly passkeys: {
    readonly title: string
    readonly lead: string
    readonly add: string
    remove(values: { label: string }): string
    readonly short: string
    readonly unnamed: string
    facts(values: { added: string; used: string | undefined }): string
    readonly cannot: string
  }
  readonly codes: {
    readonly title: string
    readonly lead: string
    left(values: { n: number }): string
    readonly make: string
    readonly again: string
    readonly againNote: string
    readonly once: string
    readonly save: string
    readonly print: string
    readonly copy: string
    readonly copied: string
    file(values: { name: string }): string
    readonly done: string
  }
  readonly sessions: {
    readonly title: string
    readonly here: string
    readonly unknown: string
    facts(values: { by: SignInMethod; used: string; expires: string }): string
    readonly end: string
    endOf(values: { browser: string }): string
    readonly signOut: string
    readonly everywhere: string
    readonly others: string
    readonly guestNote: string
  }
  readonly prove: {
    readonly title: string
    readonly lead: string
    readonly go: string
  }
  readonly last: string
  readonly lastYes: string
  readonly lastNo: string
  readonly sure: string
}
