import { openRulebook, type Rulebook } from '@cardroom/rulebook'
import { answerSchool, type SchoolNews, type SchoolQuestion } from './question.ts'

const tell = (news: SchoolNews) => postMessage(news)

let opened: Promise<Rulebook> | undefined

addEventListener('message', async ({ data }: MessageEvent<SchoolQuestion>) => {
  try {
    opened ??= openRulebook(data.own)
    tell(answerSchool(data, await opened))
  } catch (error) {
    tell({ id: data.id, about: 'broken', why: error instanceof Error ? error.message : String(error) })
  }
})
