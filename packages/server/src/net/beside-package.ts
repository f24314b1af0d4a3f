import { join } from 'node:path'

const own = join(import.meta.dirname, '../..')
const isSource = import.meta.url.endsWith('.ts')

/** The path of a part of the page: in the repository, and in the installed package. */
export const besidePackage = (inHouse: string, installed: string): string =>
  join(own, isSource ? inHouse : installed)
