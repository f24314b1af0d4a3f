import type { CageEvent, Decision, GrantedPart, HouseEvent } from '@cardroom/protocol'
import { partNames } from './part-names.ts'

type Named = (person: string) => string
type Money = (cents: number) => string

/** What was decided about a round. */
export const decisionNames: Readonly<Record<Decision, string>> = {
  stands: 'the round stands',
  upheld: 'whoever disputed it is right',
}

/** What the log of the house says of an event. */
function logged(event: HouseEvent, name: Named, money: Money): string {
  const at = (table: string | undefined): string => (table === undefined ? 'the house' : table)
  switch (event.type) {
    case 'operator-link-made':
      return 'A link for an operator was made'
    case 'operator-link-used':
      return `${name(event.by)} used the link for an operator`
    case 'part-granted':
      return `${event.by === undefined ? 'By the link' : name(event.by)}: ${name(event.to)} is ${partNames[event.part]} now`
    case 'part-taken':
      return `${name(event.by)}: ${name(event.from)} is ${partNames[event.part]} no longer`
    case 'refused':
      return `${name(event.by)} was refused: ${event.asked}`
    case 'allowance-set':
      return `${name(event.by)}: newcomers get ${money(event.gift)}, and once a day wallets are filled up to ${money(event.level)}`
    case 'let-out':
      return `${name(event.by)}: ${name(event.person)} is out of ${at(event.table)}${event.why === undefined ? '' : ` (${event.why})`}`
    case 'let-in':
      return `${name(event.by)}: ${name(event.person)} is let into ${at(event.table)} again`
    case 'table-opened':
      return `${name(event.by)} opened ${event.table}`
    case 'table-closed':
      return `${name(event.by)} closed ${event.table}`
    case 'round-voided':
      return `${name(event.by)} voided ${event.round === '' ? `the next round of ${event.table}` : event.round}`
    case 'table-set':
      return `${name(event.by)} changed the settings of ${event.table}`
    case 'template-kept':
      return `${name(event.by)} kept the template “${event.name}”`
    case 'template-dropped':
      return `${name(event.by)} dropped the template “${event.name}”`
    case 'dispute-opened':
      return `${name(event.by)} disputes ${event.round}: ${event.words}`
    case 'dispute-decided':
      return `${name(event.by)} decided about ${event.round}: ${decisionNames[event.decision]}. ${event.words}`
    case 'ruled':
      return `${event.by === undefined ? 'The house was cut off, and somebody' : name(event.by)} ruled at ${event.table}: ${event.incident} (${event.cite})`
    case 'listed':
      return `${name(event.person)} waits for ${event.game}`
    case 'struck':
      return `${name(event.person)} is off the list for ${event.game}`
    case 'must-move-set':
      return event.main === undefined
        ? `${name(event.by)}: nobody must move from ${event.table} any more`
        : `${name(event.by)}: who has sat longest at ${event.table} must move to ${event.main}`
    case 'table-change':
      return `${event.by === undefined ? 'Must move' : name(event.by)}: ${name(event.person)} goes from ${event.from} to ${event.to}`
    case 'table-changed':
      return `${name(event.person)} has gone from ${event.from} to ${event.to} with ${money(event.cents)}`
    case 'table-not-changed':
      return `${name(event.person)} has not gone from ${event.from} to ${event.to}`
  }
}

/** What was moved at the cage. */
function caged(event: CageEvent, name: Named, money: Money): string {
  switch (event.type) {
    case 'gift':
      return `${name(event.person)} came in for the first time and got ${money(event.cents)}`
    case 'refill':
      return `${name(event.person)}’s wallet was filled up with ${money(event.cents)}`
    case 'adjusted':
      return `${name(event.by)}: ${money(event.cents)} to ${name(event.person)} (${event.why})`
    case 'adopted':
      return `${event.table}: ${money(event.stacks)} lay on it, and ${money(event.collected)} in its box, when wallets began`
  }
}

/** The page of those who run the house. */
export const house = {
  title: 'The house',
  lead: 'Who has which part, what the house gives, its tables, and what was done.',
  notYours: 'This page is for those who run the house.',
  claimTitle: 'Run this house',
  claimLead: (name: string): string =>
    `The link makes you, ${name}, an operator: you grant parts, set what play money the house gives, and look after its tables. It is good once.`,
  claim: 'Become the operator',
  noLink: 'The link has no token. Open it as the terminal printed it.',
  people: 'People',
  find: 'Find somebody by name',
  nobody: 'Nobody is called so.',
  name: 'Name',
  wallet: 'Wallet',
  parts: 'Parts',
  part: (part: GrantedPart): string => partNames[part],
  grant: (part: GrantedPart, name: string): string => `Make ${name} ${partNames[part]}`,
  take: (part: GrantedPart, name: string): string => `Take from ${name}: ${partNames[part]}`,
  letOut: 'Let out',
  letIn: 'Let in',
  letOutName: (name: string): string => `Let ${name} out of the house`,
  letInName: (name: string): string => `Let ${name} in again`,
  isOut: (of: string): string => `out of ${of}`,
  outOfHouse: 'the house',
  money: 'Play money',
  gift: 'For newcomers, in dollars',
  level: 'Filled up once a day to, in dollars',
  set: 'Set',
  wasSet: 'That is in force now.',
  tables: 'Tables',
  table: 'Table',
  seated: 'Seated',
  close: 'Close',
  closeName: (table: string): string => `Close ${table}: the round is played out, everybody gets their chips`,
  void: 'Void the round',
  voidName: (table: string): string => `Void the round at ${table}: everything goes back`,
  open: 'Open a table of the house',
  log: 'What was done',
  cage: 'At the cage',
  noLog: 'Nothing yet.',
  older: 'Older',
  logged,
  caged,
}
