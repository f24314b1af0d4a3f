import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Writes down which files of which project failed, where whoever runs the tests wants to know: `FAILED_FILES`. */
export default class FailedFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const path = process.env.FAILED_FILES
    if (path === undefined) return
    const files = modules
      .filter(module => !module.ok())
      .map(({ project, relativeModuleId }) => ({ project: project.name, file: relativeModuleId }))
    // What is thrown outside of tests belongs to no file.
    writeFileSync(path, JSON.stringify(errors.length > 0 ? [...files, { project: '', file: '' }] : files))
  }
}
