import type { Job } from './work.ts'

/** What workers can be asked to do. */
export const JOBS = {
  bank: async () => (await import('../bank/job.ts')).bankJob,
  equity: async () => (await import('../poker/equity/job.ts')).equityJob,
  'ultimate-values': async () => (await import('../ultimate/values.ts')).valuesJob,
  'ultimate-results': async () => (await import('../ultimate/results.ts')).resultsJob,
  simulation: async () => (await import('../simulate/job.ts')).simulationJob,
} as const

export type JobName = keyof typeof JOBS
type JobOf<N extends JobName> = Awaited<ReturnType<(typeof JOBS)[N]>>
export type SetupOf<N extends JobName> = Parameters<JobOf<N>>[0]
export type SumOf<N extends JobName> = ReturnType<ReturnType<JobOf<N>>['finish']>

/** The job by its name; what it is given and gives back is checked where it is called. */
export const jobNamed = (name: JobName): Promise<Job<unknown, unknown>> =>
  JOBS[name]() as Promise<Job<unknown, unknown>>
