import { readFileSync } from 'node:fs'

const STATUS = '/proc/self/status'

/**
 * The most memory that this process has taken so far, in kilobytes. `maxRSS` will not do on Linux: there a process
 * begins with what the one that started it had taken.
 */
export function mostResident(): number {
  try {
    const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(STATUS, 'utf8')) ?? []
    if (kilobytes !== undefined) return Number(kilobytes)
  } catch {
    // No Linux.
  }
  return process.resourceUsage().maxRSS
}
