import type { Reporter, TestModule } from 'vitest/node'

/** Says at the end of a run which tests came out right only when they were asked once more, and what was wrong before. */
export default class Retried implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules)
      for (const test of module.children.allTests()) {
        if (!test.diagnostic()?.flaky) continue
        console.log(`\nRETRIED: ${module.relativeModuleId} > ${test.fullName}`)
        for (const { message } of test.result().errors ?? []) console.log(`  ${message}`)
      }
  }
}
