import { existsSync, statSync } from 'node:fs'

// The shell has no windows to draw, so its pages take a fifth less of the processor.
const PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The Chromium that `CHROMIUM` names, or one of the system. */
export const findChromium = () =>
  process.env.CHROMIUM ?? PATHS.find(path => existsSync(path) && statSync(path).isFile())
