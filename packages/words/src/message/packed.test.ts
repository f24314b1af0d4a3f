import { expect, test } from 'vitest'
import { LANGUAGES, messagesOf } from '../languages/languages.ts'
import { packMessages, unpackMessages } from './packed.ts'
import { programsOf } from './programs.ts'

test.each(LANGUAGES)(
  'reads the packed messages of a browser as the translators wrote them: %s',
  async language => {
    const messages = await messagesOf(language)
    expect(unpackMessages(packMessages(messages))).toEqual(programsOf(messages))
  },
)
