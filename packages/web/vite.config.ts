import { copyFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { fontLicence } from './font-licence.ts'
import { keepPage, WORKER } from './keep-page.ts'
import { readWords } from './read-words.ts'

const small = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
}

/** Compresses each file once, on all cores, so that the server need not compress it for each visitor. */
const compressed: Plugin = {
  name: 'compressed',
  async writeBundle({ dir }) {
    const files = await readdir(dir!, { recursive: true })
    const compress = async (file: string) => {
      const text = await readFile(join(dir!, file))
      for (const [ending, make] of Object.entries(small)) {
        await writeFile(join(dir!, `${file}.${ending}`), await make(text))
      }
    }
    await Promise.all(files.filter(file => /\.(html|js|css|svg)$/.test(file)).map(compress))
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
    plugins: [readWords, react(), fontLicence, ...(isSite ? [alone, keepPage] : [keepPage, compressed])],
    worker: { format: 'es', plugins: () => [readWords] },
    build: {
      target: 'es2024',
      rolldownOptions: {
        input: {
          index: join(import.meta.dirname, 'index.html'),
          sw: src('connection/offline/service-worker.ts'),
        },
        output: {
          // Over a slow line every small file is another wait: what nearly every page needs comes as one.
          codeSplitting: { groups: [{ name: 'common', minShareCount: 16 }] },
          entryFileNames: chunk => (chunk.name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
        },
      },
    },
  }
})
