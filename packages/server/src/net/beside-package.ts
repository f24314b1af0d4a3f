import { join } from 'node:path'

const own = join(import.meta.dirname, '../..')
const isSource = import.meta.url.endsWith('.ts')

/** A part of the page: where it lies in the house, and where in the package as it is installed. */
export const besidePackage = (inHouse: string, installed: string): string =>
  join(own, isSource ? inHouse : installed)
