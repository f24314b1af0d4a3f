import { answerer, type ValuesNews, type ValuesQuestion } from './question.ts'

const tell = (news: ValuesNews) => postMessage(news)
const answerTo = answerer()

addEventListener('message', async ({ data }: MessageEvent<ValuesQuestion>) => {
  try {
    tell({ kind: 'answer', answer: await answerTo(data) })
  } catch (error) {
    tell({ kind: 'broken', why: (error as Error).message })
  }
})
