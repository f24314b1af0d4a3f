#!/usr/bin/env node
import module from 'node:module'

// Older runtimes have none.
module.enableCompileCache?.()
await import('../dist/main.js')
