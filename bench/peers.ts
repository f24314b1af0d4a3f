import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A package that is measured beside Cardroom, as its documentation has it; nothing where it is not installed. */
export function peer<T>(name: string): T | undefined {
  try {
    return require(name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}
