import { isRefusal } from '@cardroom/engine'
import { answerLab, type LabNews, type LabQuestion } from './question.ts'

const tell = (news: LabNews) => postMessage(news)

addEventListener('message', async ({ data }: MessageEvent<LabQuestion>) => {
  const answer = await answerLab(data, (what, done, of) => tell({ kind: 'progress', what, done, of }))
  tell(isRefusal(answer) ? { kind: 'refused', why: answer } : { kind: 'answer', answer })
})
