import type { CageEvent, Decision, GrantedPart, HouseEvent } from '@cardroom/protocol'
import { partNames } from './part-names.ts'

type Named = (person: string) => string
type Money = (cents: number) => string

/** What was decided about a round. */
export const decisionNames: Readonly<Record<Decision, string>> = {
  stands: 'la ronda vale',
  upheld: 'quien reclama tiene razón',
}

/** What the log of the house says of an event. */
function logged(event: HouseEvent, name: Named, money: Money): string {
  const at = (table: string | undefined): string => (table === undefined ? 'la casa' : table)
  switch (event.type) {
    case 'operator-link-made':
      return 'Se creó un enlace de administrador'
    case 'operator-link-used':
      return `${name(event.by)} usó el enlace de administrador`
    case 'part-granted':
      return `${event.by === undefined ? 'Por el enlace' : name(event.by)}: ${name(event.to)} ya es ${partNames[event.part]}`
    case 'part-taken':
      return `${name(event.by)}: ${name(event.from)} ya no es ${partNames[event.part]}`
    case 'refused':
      return `A ${name(event.by)} se le negó: ${event.asked}`
    case 'allowance-set':
      return `${name(event.by)}: quien llega recibe ${money(event.gift)}, y una vez al día las carteras se completan hasta ${money(event.level)}`
    case 'let-out':
      return `${name(event.by)}: ${name(event.person)} no puede entrar a ${at(event.table)}${event.why === undefined ? '' : ` (${event.why})`}`
    case 'let-in':
      return `${name(event.by)}: ${name(event.person)} puede volver a entrar a ${at(event.table)}`
    case 'table-opened':
      return `${name(event.by)} abrió ${event.table}`
    case 'table-closed':
      return `${name(event.by)} cerró ${event.table}`
    case 'round-voided':
      return `${name(event.by)} canceló ${event.round === '' ? `la siguiente ronda de ${event.table}` : event.round}`
    case 'table-set':
      return `${name(event.by)} cambió los ajustes de ${event.table}`
    case 'template-kept':
      return `${name(event.by)} guardó la plantilla “${event.name}”`
    case 'template-dropped':
      return `${name(event.by)} quitó la plantilla “${event.name}”`
    case 'dispute-opened':
      return `${name(event.by)} reclama ${event.round}: ${event.words}`
    case 'dispute-decided':
      return `${name(event.by)} decidió sobre ${event.round}: ${decisionNames[event.decision]}. ${event.words}`
    case 'ruled':
      return `${event.by === undefined ? 'La casa quedó cortada, y alguien' : name(event.by)} falló en ${event.table}: ${event.incident} (${event.cite})`
    case 'listed':
      return `${name(event.person)} espera ${event.game}`
    case 'struck':
      return `${name(event.person)} sale de la lista de ${event.game}`
    case 'must-move-set':
      return event.main === undefined
        ? `${name(event.by)}: ya nadie tiene que pasar de ${event.table} a otra mesa`
        : `${name(event.by)}: quien lleva más tiempo en ${event.table} tiene que pasar a ${event.main}`
    case 'table-change':
      return `${event.by === undefined ? 'Paso obligado' : name(event.by)}: ${name(event.person)} pasa de ${event.from} a ${event.to}`
    case 'table-changed':
      return `${name(event.person)} pasó de ${event.from} a ${event.to} con ${money(event.cents)}`
    case 'table-not-changed':
      return `${name(event.person)} no pasó de ${event.from} a ${event.to}`
  }
}

/** What was moved at the cage. */
function caged(event: CageEvent, name: Named, money: Money): string {
  switch (event.type) {
    case 'gift':
      return `${name(event.person)} llegó por primera vez y recibió ${money(event.cents)}`
    case 'refill':
      return `La cartera de ${name(event.person)} se completó con ${money(event.cents)}`
    case 'adjusted':
      return `${name(event.by)}: ${money(event.cents)} a ${name(event.person)} (${event.why})`
    case 'adopted':
      return `${event.table}: cuando empezaron las carteras había ${money(event.stacks)} en la mesa y ${money(event.collected)} en su caja`
  }
}

/** The page of those who run the house. */
export const house = {
  title: 'La casa',
  lead: 'Quién tiene qué puesto, lo que da la casa, sus mesas y lo que se ha hecho.',
  notYours: 'Esta página es para quienes administran la casa.',
  claimTitle: 'Administrar esta casa',
  claimLead: (name: string): string =>
    `El enlace te hace administrador, ${name}: das puestos, decides cuánto dinero ficticio da la casa y cuidas sus mesas. Sirve una sola vez.`,
  claim: 'Ser el administrador',
  noLink: 'Al enlace le falta su clave. Ábrelo tal como lo mostró la terminal.',
  people: 'Personas',
  find: 'Buscar a alguien por su nombre',
  nobody: 'Nadie se llama así.',
  name: 'Nombre',
  wallet: 'Cartera',
  parts: 'Puestos',
  part: (part: GrantedPart): string => partNames[part],
  grant: (part: GrantedPart, name: string): string => `Darle a ${name} el puesto de ${partNames[part]}`,
  take: (part: GrantedPart, name: string): string => `Quitarle a ${name} el puesto de ${partNames[part]}`,
  letOut: 'Sacar',
  letIn: 'Dejar entrar',
  letOutName: (name: string): string => `Sacar a ${name} de la casa`,
  letInName: (name: string): string => `Dejar entrar otra vez a ${name}`,
  isOut: (of: string): string => `fuera de ${of}`,
  outOfHouse: 'la casa',
  money: 'Dinero ficticio',
  gift: 'Para quien llega, en dólares',
  level: 'Se completa una vez al día hasta, en dólares',
  set: 'Fijar',
  wasSet: 'Ya está vigente.',
  tables: 'Mesas',
  table: 'Mesa',
  seated: 'Sentados',
  close: 'Cerrar',
  closeName: (table: string): string =>
    `Cerrar ${table}: la ronda se juega hasta el final y cada quien recibe sus fichas`,
  void: 'Cancelar la ronda',
  voidName: (table: string): string => `Cancelar la ronda en ${table}: todo se devuelve`,
  open: 'Abrir una mesa de la casa',
  log: 'Lo que se ha hecho',
  cage: 'En la caja',
  noLog: 'Todavía nada.',
  older: 'Anteriores',
  logged,
  caged,
}
