import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('the image is built with the manifest of every package', () => {
  const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')
  const copied = [...dockerfile.matchAll(/^COPY packages\/(\w+)\/package\.json packages\/\1\/$/gm)]
  expect(copied.map(([, name]) => name)).toEqual(readdirSync(join(root, 'packages')).sort())
})
