import { type Messages, packMessages } from '@cardroom/words/messages'
import type { Plugin } from 'vite'

const MESSAGES = /\/words\/src\/languages\/[\w-]+\/(lobby|full)\.ts$/
const READER = /\/words\/src\/message\/read\.ts$/

/** Messages are read when the page is built: a browser is sent neither their parser nor a dictionary of Chinese. */
export const readWords: Plugin = {
  name: 'read-words',
  enforce: 'pre',
  async load(file) {
    if (READER.test(file)) return 'export const readMessage = source => { throw new Error(source) }'
    if (!MESSAGES.test(file)) return undefined
    const { messages } = (await import(file)) as { messages: Messages }
    return [
      "import { unpackMessages } from '../../message/packed.ts'",
      `export const messages = unpackMessages(${JSON.stringify(packMessages(messages))})`,
    ].join('\n')
  },
}
