import type { CageEvent, Decision, GrantedPart, HouseEvent } from '@cardroom/protocol'
import { partNames } from './part-names.ts'

type Named = (person: string) => string
type Money = (cents: number) => string

/** What was decided about a round. */
export const decisionNames: Readonly<Record<Decision, string>> = {
  stands: '这局有效',
  upheld: '申诉的人有理',
}

/** What the log of the house says of an event. */
function logged(event: HouseEvent, name: Named, money: Money): string {
  const at = (table: string | undefined): string => (table === undefined ? '本牌室' : table)
  switch (event.type) {
    case 'operator-link-made':
      return '生成了管理人链接'
    case 'operator-link-used':
      return `${name(event.by)}用了管理人链接`
    case 'part-granted':
      return `${event.by === undefined ? '凭链接' : name(event.by)}：${name(event.to)}成为${partNames[event.part]}`
    case 'part-taken':
      return `${name(event.by)}：${name(event.from)}不再是${partNames[event.part]}`
    case 'refused':
      return `${name(event.by)}被拒：${event.asked}`
    case 'allowance-set':
      return `${name(event.by)}：新人得${money(event.gift)}，钱包每天补到${money(event.level)}一次`
    case 'let-out':
      return `${name(event.by)}：请${name(event.person)}离开${at(event.table)}${event.why === undefined ? '' : `（${event.why}）`}`
    case 'let-in':
      return `${name(event.by)}：允许${name(event.person)}再进${at(event.table)}`
    case 'table-opened':
      return `${name(event.by)}开了${event.table}`
    case 'table-closed':
      return `${name(event.by)}关了${event.table}`
    case 'round-voided':
      return `${name(event.by)}把${event.round === '' ? `${event.table}的下一局` : event.round}作废`
    case 'table-set':
      return `${name(event.by)}更改了${event.table}的设定`
    case 'template-kept':
      return `${name(event.by)}存了模板“${event.name}”`
    case 'template-dropped':
      return `${name(event.by)}删了模板“${event.name}”`
    case 'dispute-opened':
      return `${name(event.by)}申诉${event.round}：${event.words}`
    case 'dispute-decided':
      return `${name(event.by)}裁定${event.round}：${decisionNames[event.decision]}。${event.words}`
    case 'ruled':
      return `${event.by === undefined ? '系统曾中断，有人' : name(event.by)}在${event.table}裁决：${event.incident}（${event.cite}）`
    case 'listed':
      return `${name(event.person)}等候${event.game}`
    case 'struck':
      return `${name(event.person)}离开${event.game}的名单`
    case 'must-move-set':
      return event.main === undefined
        ? `${name(event.by)}：${event.table}的人不用再转桌`
        : `${name(event.by)}：${event.table}坐得最久的人必须转到${event.main}`
    case 'table-change':
      return `${event.by === undefined ? '必须转桌' : name(event.by)}：${name(event.person)}从${event.from}到${event.to}`
    case 'table-changed':
      return `${name(event.person)}带着${money(event.cents)}从${event.from}到了${event.to}`
    case 'table-not-changed':
      return `${name(event.person)}没有从${event.from}转到${event.to}`
  }
}

/** What was moved at the cage. */
function caged(event: CageEvent, name: Named, money: Money): string {
  switch (event.type) {
    case 'gift':
      return `${name(event.person)}第一次进来，得${money(event.cents)}`
    case 'refill':
      return `${name(event.person)}的钱包补了${money(event.cents)}`
    case 'adjusted':
      return `${name(event.by)}：给${name(event.person)}${money(event.cents)}（${event.why}）`
    case 'adopted':
      return `${event.table}：开始用钱包时，桌上有${money(event.stacks)}，钱箱有${money(event.collected)}`
  }
}

/** The page of those who run the house. */
export const house = {
  title: '牌室管理',
  lead: '谁有什么身份、牌室给多少虚拟筹码、有哪些牌桌、做过什么。',
  notYours: '这一页是给管理牌室的人看的。',
  claimTitle: '管理这家牌室',
  claimLead: (name: string): string =>
    `这个链接让你（${name}）成为管理人：可以授予身份、设置牌室给的虚拟筹码、照管牌桌。只能用一次。`,
  claim: '成为管理人',
  noLink: '链接缺了令牌。请照终端显示的原样打开。',
  people: '人',
  find: '按名字找人',
  nobody: '没有人叫这个名字。',
  name: '名字',
  wallet: '钱包',
  parts: '身份',
  part: (part: GrantedPart): string => partNames[part],
  grant: (part: GrantedPart, name: string): string => `让${name}做${partNames[part]}`,
  take: (part: GrantedPart, name: string): string => `取消${name}的身份：${partNames[part]}`,
  letOut: '请走',
  letIn: '允许进',
  letOutName: (name: string): string => `请${name}离开本牌室`,
  letInName: (name: string): string => `允许${name}再进来`,
  isOut: (of: string): string => `不允许进${of}`,
  outOfHouse: '本牌室',
  money: '虚拟筹码',
  gift: '给新人，元',
  level: '每天一次补到，元',
  set: '设置',
  wasSet: '已经生效。',
  tables: '牌桌',
  table: '牌桌',
  seated: '在座',
  close: '关桌',
  closeName: (table: string): string => `关${table}：打完这局，各人取回筹码`,
  void: '这局作废',
  voidName: (table: string): string => `把${table}这一局作废：全部退回`,
  open: '开牌室的桌',
  log: '做过的事',
  cage: '账房',
  noLog: '还没有。',
  older: '更早的',
  logged,
  caged,
}
