import type { AuditRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const auditRefusals: Says<AuditRefusals> = {
  'audit-not-as-written': 'is not what was written: its hash does not fit',
  'audit-seal-broken': 'is not what was written: its seal is broken',
  'audit-cut-off': 'was written, and is no longer there',
  'audit-another-end': 'is another than the one that was noted outside the house’s books',
  'audit-table-gone': 'the table was there, and is no longer',
  'audit-never-opened': 'the table was never opened',
  'audit-closed-otherwise': 'whether the table is closed is not what its events say',
  'audit-of-another-table': ({ id }) => `"${id}" belongs to another table`,
  'audit-not-readable': ({ what }) => what,
  'audit-not-over': 'the round was not over',
  'audit-secret-not-committed': 'the secret is not the one that was committed to',
  'audit-another-root': 'the order of the cards is not the one that the house was bound to',
  'audit-not-from-the-shoe': 'is not what the shoe gives',
  'audit-chips-do-not-add-up': ({ should, are }, { money }) =>
    `the chips of the table come to ${money(are)}, not ${money(should)}`,
  'audit-below-zero': ({ seat, cents }, { money }) => `seat ${seat} has ${money(cents)}`,
  'audit-differs': ({ said, is }) => `${said} is kept, but it is ${is}`,
  'audit-missing': 'is not kept',
  'audit-never-happened': 'is kept, but never happened',
}
