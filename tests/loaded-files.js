// Preloaded into a process, it prints on standard error how many of our files that loads.
import { registerHooks } from 'node:module'

let loaded = 0
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:') && url !== import.meta.url) loaded++
    return next(url, context)
  },
})
process.on('exit', () => console.error(`files loaded: ${loaded}`))
