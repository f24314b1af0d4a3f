import {
  isRefusal,
  type Refusal,
  type Rules,
  refuser,
  type Saying,
  type Section,
  sayer,
} from '@cardroom/engine'
import type { Rotation } from '@cardroom/engine/banked'
import { asFiled } from './as-filed.ts'
import { ccr2073 } from './ccr-2073.ts'
import { penalCode33011 } from './penal-code-330-11.ts'
import {
  changedBy,
  foundIn,
  type Provision,
  type ProvisionFinding,
  rotationOf,
  sayProvision,
} from './provisions.ts'
import type { Regime } from './regime.ts'
import type { RegimeRefusals, RegimeSentences } from './sentences.ts'

export type { Provision, ProvisionFinding, ProvisionMeaning } from './provisions.ts'
export { sayProvision } from './provisions.ts'
export * from './regime.ts'

const say = sayer<RegimeSentences>()

/** Refuses to run a table under a regime. */
export const refuseRegime = refuser<RegimeRefusals>()

/** Every regime that is known, the filing itself first. */
export const regimes: readonly Regime[] = [asFiled, penalCode33011, ccr2073]

/** The regime of a table by default. */
export const AS_FILED = asFiled.id

/** The regime of that id. */
export const regimeOf = (id: string): Regime | Refusal =>
  regimes.find(one => one.id === id) ??
  refuseRegime('no-such-regime', { regime: id, known: regimes.map(one => one.id) })

/** How tables follow a regime; undefined where everything is as filed. */
export function rotationUnder({ provisions }: Regime): Rotation | undefined {
  const all = provisions.map(rotationOf)
  const providers = Object.assign({}, ...all.map(one => one.providers)) as Rotation['providers'] & object
  const made: Rotation = Object.assign({}, ...all, Object.keys(providers).length > 0 ? { providers } : {})
  return Object.keys(made).length > 0 ? made : undefined
}

/** A rule of the law, and what it finds in a game. */
export interface Finding extends ProvisionFinding {
  readonly asks: Saying
  /** Where it stands in the law. */
  readonly of: string
  readonly rule: Provision['rule']
}

/** What a regime means for a game, rule by rule; rules that do not concern such a game are left out. */
export const findingsIn = ({ provisions }: Regime, rules: Rules): Finding[] =>
  provisions.flatMap(provision => {
    const found = foundIn(provision, rules)
    return found ? [{ rule: provision.rule, asks: sayProvision(provision), of: provision.of, ...found }] : []
  })

/** Whether a game may be dealt as it was filed. */
export const isForbidden = (regime: Regime, rules: Rules): boolean =>
  findingsIn(regime, rules).some(({ meaning }) => meaning === 'forbidden')

/** The regime of a table of this game, or a refusal. */
export function regimeFor(id: string, rules: Rules): Regime | Refusal {
  const regime = regimeOf(id)
  if (isRefusal(regime)) return regime
  return isForbidden(regime, rules) ? refuseRegime('regime-forbids', { regime: id, game: rules.id }) : regime
}

/** The game with the least that a regime would have changed; itself where nothing is forbidden. */
export const gameUnder = <R extends Rules>(regime: Regime, rules: R): R =>
  regime.provisions
    .filter(provision => foundIn(provision, rules)?.meaning === 'forbidden')
    .reduce<Rules>((made, provision) => changedBy(provision, made), rules) as R

/** The section about the regime on the sheet of a table. */
export function regimeSection(regime: Regime, rules: Rules): Section {
  const findings = findingsIn(regime, rules)
  const title = say('regime-title', { name: regime.name })
  if (findings.length === 0) return { title, lines: [{ text: say('regime-not-about-this-game') }] }
  return {
    title,
    table: {
      columns: [say('regime-column-asks'), say('regime-column-stands'), say('regime-column-means')],
      rows: findings.map(({ asks, of, meaning, what, cite }) => ({
        cells: [asks, of, say('regime-means', { meaning, what })],
        ...(cite ? { cite } : {}),
      })),
    },
  }
}
