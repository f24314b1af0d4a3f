import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { fontLicence } from './font-licence.ts'
import { keepPage, WORKER } from './keep-page.ts'

/** Everything that shrinks is there in a small form too, so that the server need not shrink it each time. */
const compressed: Plugin = {
  name: 'compressed',
  writeBundle({ dir }) {
    for (const file of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(html|js|css|svg)$/.test(file)) continue
      const text = readFileSync(join(dir!, file))
      writeFileSync(
        join(dir!, `${file}.br`),
        brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      )
      writeFileSync(join(dir!, `${file}.gz`), gzipSync(text, { level: 9 }))
    }
  },
}

/** A site has no server that tells browsers what the page may do: the page says it itself. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'"

/** What a server would answer besides the page's files. */
const alone: Plugin = {
  name: 'alone',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
  writeBundle({ dir }) {
    copyFileSync(join(import.meta.dirname, 'verify.html'), join(dir!, 'verify.html'))
  },
}

const src = (path: string): string => join(import.meta.dirname, 'src', path)

export default defineConfig(({ mode }) => {
  const isSite = mode === 'site'
  return {
    // A site works in any folder of any host.
    base: isSite ? './' : '/',
    plugins: [react(), fontLicence, ...(isSite ? [alone, keepPage] : [keepPage, compressed])],
    resolve: {
      alias: [
        // In a browser the lab works in the one worker that it is given.
        { find: /^\.\/threads\.ts$/, replacement: src('lab/no-threads.ts') },
        // What the card room on this device takes of Node.
        { find: 'node:crypto', replacement: src('local/node/crypto.ts') },
        { find: 'node:timers/promises', replacement: src('local/node/timers-promises.ts') },
      ],
    },
    worker: { format: 'es' },
    build: {
      target: 'es2024',
      rolldownOptions: {
        input: { index: join(import.meta.dirname, 'index.html'), sw: src('offline/service-worker.ts') },
        output: {
          // Over a slow line every small file is another wait: what nearly every page needs comes as one.
          codeSplitting: { groups: [{ name: 'common', minShareCount: 16 }] },
          entryFileNames: chunk => (chunk.name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
        },
      },
    },
  }
})
