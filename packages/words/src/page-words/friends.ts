/** A private table for an evening with friends. */
export interface FriendsWords {
  readonly tonight: string
  readonly tonightLead: string
  readonly open: string
  readonly everything: string
  readonly readings: string
  usual(values: { value: string }): string
  nights(values: { name: string }): string
  readonly title: string
  readonly invite: string
  readonly inviteLead: string
  readonly link: string
  readonly copy: string
  readonly copied: string
  readonly word: string
  readonly code: string
  readonly join: string
  readonly joinWord: string
  readonly joinGo: string
  lookingOn(values: { n: number }): string
  elsewhere(values: { n: number }): string
  readonly bots: string
  readonly fewerBots: string
  readonly moreBots: string
  readonly evening: string
  readonly eveningLead: string
  readonly theBots: string
  readonly theHouse: string
  readonly columns: {
    readonly who: string
    readonly bought: string
    readonly has: string
    readonly net: string
    readonly from: string
    readonly to: string
    readonly owes: string
  }
  owes(values: { from: string; to: string; money: string }): string
  readonly even: string
  readonly download: string
  readonly file: string
}
