import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small disk that a test can fill. */
export interface SmallDisk {
  readonly folder: string
  /** Until there is no byte left. */
  fill(): void
  free(): void
  close(): void
}

const BALLAST = Buffer.alloc(1 << 20)

/** Mounts one in memory; `undefined` where this machine lets us mount nothing. */
export function mountDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a')
      try {
        for (let bytes = BALLAST.length; bytes > 0; ) {
          try {
            writeSync(file, BALLAST, 0, bytes)
          } catch {
            // No room for so much: perhaps for less.
            bytes >>= 1
          }
        }
      } finally {
        closeSync(file)
      }
    },
    free() {
      rmSync(ballast, { force: true })
    },
    close() {
      // What still runs there ends with its last file.
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Limits the size of a process's files: beyond it writing fails as on a full disk. Needs no special rights. */
export function limitFileSize(
  { pid }: { readonly pid?: number | undefined },
  to: number | 'unlimited',
): void {
  execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${to}:`])
}
