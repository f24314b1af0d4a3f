import { describe, expect, test } from 'vitest'
import { openRulebook } from '../library.ts'
import { examplesIn, played } from '../testing/examples.ts'

const library = await openRulebook()

describe.each(['poker-flop.jsonl', 'poker-stud-draw.jsonl', 'incidents-poker.jsonl'])('%s', file => {
  const examples = examplesIn(file)
  test.skipIf(!examples)('the folder of worked rounds is there', () => expect(examples).toBeDefined())
  test.each(examples ?? [])('$id $topic', example => {
    const result = played(example, library)
    expect(result).toMatchObject(example.expect)
    if ('net' in example.expect) expect(result).toHaveProperty('net', example.expect.net)
  })
})
