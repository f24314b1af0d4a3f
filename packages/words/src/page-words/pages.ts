/** The frame around every page, the lobby, the rules and the rounds. */
export interface PagesWords {
  readonly app: {
    /** What stands before an amount that is typed. */
    readonly currency: string
    readonly name: string
    readonly skip: string
    readonly lobby: string
    readonly rules: string
    readonly rounds: string
    readonly deal: string
    readonly lab: string
    readonly menu: string
    readonly language: string
    readonly yourName: string
    readonly nameHint: string
    changeName(values: { name: string }): string
    readonly save: string
    readonly wallet: string
    readonly house: string
    readonly close: string
    readonly connecting: string
    readonly reconnecting: string
    readonly silent: string
    readonly waitsForDisk: string
    readonly notFound: string
    readonly failed: string
    readonly failedLead: string
    readonly reload: string
    readonly backToLobby: string
    readonly loading: string
    broken(values: { why: string }): string
    title(values: { page: string }): string
  }
  readonly lab: {
    readonly title: string
    readonly lead: string
    readonly decks: string
    readonly readings: string
    readonly working: string
    readonly gone: string
    readonly goneHint: string
    method(values: { method: string; decks: number }): string
    readonly wager: string
    readonly edge: string
    readonly edgeWithFees: string
    readonly notCovered: string
    readonly schedule: string
    readonly noSchedule: string
    readonly bet: string
    readonly wins: string
    readonly pushes: string
    readonly loses: string
    readonly sd: string
    readonly perAction: string
    spread(values: { wager: string }): string
    units(values: { n: string }): string
    oneIn(values: { n: string }): string
  }
  readonly follow: {
    readonly unseen: string
    readonly dice: string
    die(values: { n: number }): string
    readonly shuffled: string
    readonly settle: string
    decisionOf(values: { who: string; hand: number | undefined }): string
  }
  readonly lobby: {
    readonly title: string
    readonly welcome: string
    readonly lead: string
    readonly allFamilies: string
    readonly filter: string
    readonly playNow: string
    readonly anySeat: string
    anySeatAt(values: { family: string }): string
    playNowAt(values: { title: string; more: string }): string
    readonly back: string
    backAt(values: { title: string; more: string }): string
    watchAt(values: { title: string; more: string }): string
    readonly wait: string
    waitAt(values: { title: string; more: string }): string
    readonly toTheList: string
    toTheListAt(values: { title: string; more: string }): string
    readonly noTables: string
    readonly open: string
    readonly openLead: string
    readonly game: string
    readonly speed: string
    readonly speeds: {
      readonly quick: string
      readonly usual: string
      readonly slow: string
    }
    readonly shuffleAsUsual: string
    readonly bots: string
    seated(values: { people: number; bots: number; seats: number }): string
    readonly rules: string
    rulesOf(values: { game: string }): string
    readonly phases: {
      readonly waiting: string
      readonly 'not-opened': string
      readonly bank: string
      readonly wagers: string
      readonly round: string
      readonly pause: string
    }
  }
  readonly families: {
    readonly baccarat: string
    readonly blackjack: string
    readonly poker: string
    readonly 'three-card': string
    readonly ultimate: string
    readonly 'let-it-ride': string
    readonly 'pai-gow': string
    readonly tiles: string
    readonly 'pan-9': string
    readonly pan: string
  }
  readonly rules: {
    readonly title: string
    readonly lead: string
    sheetOf(values: { game: string }): string
    readonly registration: string
    readonly owner: string
    readonly source: string
    readonly room: string
    readonly lines: string
    cite(values: { cite: string }): string
    readonly practice: string
    readonly print: string
    readonly feesOnly: string
    readonly reference: string
    readonly search: string
    found(values: { hits: number }): string
    allHits(values: { hits: number }): string
    moreGames(values: { games: number }): string
    readonly kinds: {
      readonly game: string
      readonly rule: string
      readonly incident: string
      readonly reading: string
      readonly word: string
      readonly fee: string
    }
    readonly compare: string
  }
  readonly lines: {
    filing(values: { number: string; title: string }): string
    readonly inSheet: string
    readonly differs: string
    missing(values: { rooms: string }): string
    readonly parts: string
    add(values: { file: string }): string
  }
  readonly compare: {
    readonly title: string
    readonly lead: string
    readonly first: string
    readonly second: string
    readonly choose: string
    count(values: { different: number; same: number }): string
    readonly showAll: string
    readonly what: string
    readonly differs: string
    readonly nothing: string
  }
  readonly rounds: {
    readonly title: string
    readonly lead: string
    readonly mine: string
    readonly all: string
    readonly none: string
    readonly older: string
    readonly openRecord: string
    readonly openLead: string
    readonly paste: string
    readonly chooseFile: string
    readonly show: string
    readonly notJson: string
    replayOf(values: { game: string }): string
    readonly replay: string
    step(values: { at: number; of: number }): string
    readonly start: string
    readonly first: string
    readonly back: string
    readonly next: string
    readonly last: string
    readonly play: string
    readonly pause: string
    readonly slider: string
    readonly record: string
    readonly copy: string
    readonly copied: string
    readonly download: string
    readonly shuffle: string
    readonly shoe: string
    inShoe(values: { shoe: string; from: number }): string
    readonly cut: string
    cutAfter(values: { cards: number }): string
    readonly notOpened: string
    readonly root: string
    readonly sealedTable: string
    readonly agree: string
    agreedBy(values: { by: readonly string[]; of: readonly string[] }): string
    readonly withheld: string
    readonly wholeShoe: string
    readonly voided: string
    readonly commitment: string
    readonly secret: string
    readonly seed: string
    readonly added: string
    readonly verifyPage: string
    readonly verifyFile: string
    readonly verified: string
    differs(values: { what: string }): string
    refused(values: { why: string }): string
    readonly net: string
    readonly settlement: string
    readonly whatHappened: string
  }
}
