import { type ValuesNews, type ValuesQuestion, valuesAnswerer } from './question.ts'

const tell = (news: ValuesNews) => postMessage(news)
const answerTo = valuesAnswerer()

addEventListener('message', async ({ data }: MessageEvent<ValuesQuestion>) => {
  try {
    tell({ kind: 'answer', answer: await answerTo(data) })
  } catch (error) {
    tell({ kind: 'broken', why: (error as Error).message })
  }
})
