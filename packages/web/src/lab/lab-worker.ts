import { isRefusal } from '@cardroom/engine'
import { answerOf, type LabNews, type LabQuestion } from './question.ts'

const tell = (news: LabNews) => postMessage(news)

addEventListener('message', async ({ data }: MessageEvent<LabQuestion>) => {
  const answer = await answerOf(data, (what, done, of) => tell({ kind: 'progress', what, done, of }))
  tell(isRefusal(answer) ? { kind: 'refused', why: answer } : { kind: 'answer', answer })
})
