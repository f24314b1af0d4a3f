/** The page on which a manager changes a game and has it checked. */
export interface RulesDeskWords {
  readonly title: string
  readonly lead: string
  readonly from: string
  readonly find: string
  readonly none: string
  readonly check: string
  readonly checking: string
  readonly take: string
  count(values: { mistakes: number; doubts: number }): string
  rounds(values: { n: number }): string
  failed(values: { round: number; why: string }): string
  cites(values: { checked: number; missing: string }): string
  readonly differences: string
  readonly sheet: string
  readonly edges: string
  readonly changed: string
  another(values: { place: string }): string
  remove(values: { place: string }): string
  at(values: { place: string }): string
}
