import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig({
  plugins: [react(), compressed],
  // In a browser the lab works in the one worker that it is given.
  resolve: {
    alias: [{ find: /^\.\/threads\.ts$/, replacement: join(import.meta.dirname, 'src/lab/no-threads.ts') }],
  },
  worker: { format: 'es' },
  build: { target: 'es2024' },
})
