import type { FeeDocument } from '@cardroom/engine/collection'
import { nameOrSame } from '../../own-word.ts'

/** The documents that options of the collection are printed in, in a word. */
export const DOCUMENTS: Readonly<Record<FeeDocument, string>> = {
  own: '自有',
  rates: '通用',
  shared: '共用',
  'stars-rates': 'Stars',
}

/** `own/3` */
export function scheduleName(schedule: string): string {
  const [document = '', ...option] = schedule.split('/')
  return [nameOrSame(DOCUMENTS, document), ...option].join('/')
}
