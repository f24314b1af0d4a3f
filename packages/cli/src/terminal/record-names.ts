import type { Text } from '@cardroom/engine'
import { english } from '@cardroom/words/en'

/** English, but for what stands in records: incidents, readings and their values as one has to write them there. */
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
