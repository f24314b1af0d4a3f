import type { AuditRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const auditRefusals: Says<AuditRefusals> = {
  'audit-not-as-written': 'no es lo que se escribió: su huella no coincide',
  'audit-seal-broken': 'no es lo que se escribió: su sello está roto',
  'audit-cut-off': 'se escribió, y ya no está',
  'audit-another-end': 'no es el que se anotó fuera de los libros de la casa',
  'audit-table-gone': 'la mesa estaba ahí, y ya no está',
  'audit-never-opened': 'la mesa nunca se abrió',
  'audit-closed-otherwise': 'si la mesa está cerrada o no, no coincide con lo que dicen sus eventos',
  'audit-of-another-table': ({ id }) => `“${id}” es de otra mesa`,
  'audit-not-readable': ({ what }) => what,
  'audit-not-over': 'la ronda no había terminado',
  'audit-secret-not-committed': 'el secreto no es el que se comprometió',
  'audit-another-root': 'el orden de las cartas no es el que la casa había comprometido',
  'audit-not-from-the-shoe': 'no es lo que da el zapato',
  'audit-chips-do-not-add-up': ({ should, are }, { money }) =>
    `las fichas de la mesa suman ${money(are)}, no ${money(should)}`,
  'audit-below-zero': ({ seat, cents }, { money }) => `el asiento ${seat} tiene ${money(cents)}`,
  'audit-differs': ({ said, is }) => `está guardado ${said}, pero es ${is}`,
  'audit-missing': 'no está guardado',
  'audit-never-happened': 'está guardado, pero nunca ocurrió',
}
