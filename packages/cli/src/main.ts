import { run } from './run.ts'

process.stdout.on('error', error => {
  // The reader (`| head`) has closed the pipe.
  if ((error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await run(process.argv.slice(2))
