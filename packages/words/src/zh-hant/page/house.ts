import type { CageEvent, Decision, GrantedPart, HouseEvent } from '@cardroom/protocol'
import { partNames } from './part-names.ts'

type Named = (person: string) => string
type Money = (cents: number) => string

/** What was decided about a round. */
export const decisionNames: Readonly<Record<Decision, string>> = {
  stands: '這局有效',
  upheld: '申訴的人有理',
}

/** What the log of the house says of an event. */
function logged(event: HouseEvent, name: Named, money: Money): string {
  const at = (table: string | undefined): string => (table === undefined ? '本館' : table)
  switch (event.type) {
    case 'operator-link-made':
      return '產生了管理人連結'
    case 'operator-link-used':
      return `${name(event.by)}用了管理人連結`
    case 'part-granted':
      return `${event.by === undefined ? '憑連結' : name(event.by)}：${name(event.to)}成為${partNames[event.part]}`
    case 'part-taken':
      return `${name(event.by)}：${name(event.from)}不再是${partNames[event.part]}`
    case 'refused':
      return `${name(event.by)}被拒：${event.asked}`
    case 'allowance-set':
      return `${name(event.by)}：新人得${money(event.gift)}，錢包每天補到${money(event.level)}一次`
    case 'let-out':
      return `${name(event.by)}：請${name(event.person)}離開${at(event.table)}${event.why === undefined ? '' : `（${event.why}）`}`
    case 'let-in':
      return `${name(event.by)}：准${name(event.person)}再進${at(event.table)}`
    case 'table-opened':
      return `${name(event.by)}開了${event.table}`
    case 'table-closed':
      return `${name(event.by)}關了${event.table}`
    case 'round-voided':
      return `${name(event.by)}把${event.round === '' ? `${event.table}的下一局` : event.round}作廢`
    case 'table-set':
      return `${name(event.by)}更改了${event.table}的設定`
    case 'template-kept':
      return `${name(event.by)}存了範本「${event.name}」`
    case 'template-dropped':
      return `${name(event.by)}刪了範本「${event.name}」`
    case 'dispute-opened':
      return `${name(event.by)}申訴${event.round}：${event.words}`
    case 'dispute-decided':
      return `${name(event.by)}裁定${event.round}：${decisionNames[event.decision]}。${event.words}`
    case 'ruled':
      return `${event.by === undefined ? '系統曾中斷，有人' : name(event.by)}在${event.table}裁決：${event.incident}（${event.cite}）`
    case 'listed':
      return `${name(event.person)}等候${event.game}`
    case 'struck':
      return `${name(event.person)}離開${event.game}的名單`
    case 'must-move-set':
      return event.main === undefined
        ? `${name(event.by)}：${event.table}的人不用再轉桌`
        : `${name(event.by)}：${event.table}坐得最久的人必須轉到${event.main}`
    case 'table-change':
      return `${event.by === undefined ? '必須轉桌' : name(event.by)}：${name(event.person)}從${event.from}到${event.to}`
    case 'table-changed':
      return `${name(event.person)}帶著${money(event.cents)}從${event.from}到了${event.to}`
    case 'table-not-changed':
      return `${name(event.person)}沒有從${event.from}轉到${event.to}`
  }
}

/** What was moved at the cage. */
function caged(event: CageEvent, name: Named, money: Money): string {
  switch (event.type) {
    case 'gift':
      return `${name(event.person)}第一次進來，得${money(event.cents)}`
    case 'refill':
      return `${name(event.person)}的錢包補了${money(event.cents)}`
    case 'adjusted':
      return `${name(event.by)}：給${name(event.person)}${money(event.cents)}（${event.why}）`
    case 'adopted':
      return `${event.table}：開始用錢包時，桌上有${money(event.stacks)}，錢箱有${money(event.collected)}`
  }
}

/** The page of those who run the house. */
export const house = {
  title: '館務',
  lead: '誰有什麼身分、館方給多少虛擬籌碼、有哪些牌桌、做過什麼。',
  notYours: '這一頁是給管理牌館的人看的。',
  claimTitle: '管理這家牌館',
  claimLead: (name: string): string =>
    `這個連結讓你（${name}）成為管理人：可以授予身分、設定館方給的虛擬籌碼、照管牌桌。只能用一次。`,
  claim: '成為管理人',
  noLink: '連結缺了權杖。請照終端機印出的原樣打開。',
  people: '人',
  find: '按名字找人',
  nobody: '沒有人叫這個名字。',
  name: '名字',
  wallet: '錢包',
  parts: '身分',
  part: (part: GrantedPart): string => partNames[part],
  grant: (part: GrantedPart, name: string): string => `讓${name}做${partNames[part]}`,
  take: (part: GrantedPart, name: string): string => `取消${name}的身分：${partNames[part]}`,
  letOut: '請走',
  letIn: '准進',
  letOutName: (name: string): string => `請${name}離開本館`,
  letInName: (name: string): string => `准${name}再進來`,
  isOut: (of: string): string => `不准進${of}`,
  outOfHouse: '本館',
  money: '虛擬籌碼',
  gift: '給新人，元',
  level: '每天一次補到，元',
  set: '設定',
  wasSet: '已經生效。',
  tables: '牌桌',
  table: '牌桌',
  seated: '在座',
  close: '關桌',
  closeName: (table: string): string => `關${table}：打完這局，各人取回籌碼`,
  void: '這局作廢',
  voidName: (table: string): string => `把${table}這一局作廢：全部退回`,
  open: '開館方的桌',
  log: '做過的事',
  cage: '帳房',
  noLog: '還沒有。',
  older: '更早的',
  logged,
  caged,
}
