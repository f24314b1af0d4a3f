import type { Text } from '@cardroom/engine'
import { english } from '@cardroom/words/en'

/** English, with incidents, readings and their values as records write them. */
export const sayAsInRecords = (text: Text): string =>
  (typeof text === 'string' ? undefined : namedIn(text)) ?? english.say(text)

function namedIn({ say, values = {} }: Exclude<Text, string>): string | undefined {
  const of: Readonly<Record<string, unknown>> = { ...values }
  switch (say) {
    case 'incident-name':
    case 'reading-name':
      return String(of.name)
    case 'reading-value':
      return String(of.value)
    case 'sheet-others':
      return Array.isArray(of.values) ? of.values.join(', ') : undefined
    default:
      return undefined
  }
}
