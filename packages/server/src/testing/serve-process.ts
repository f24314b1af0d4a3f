// A card room in a process of its own, so that a test can kill it. Prints where it listens.
import { type ServeOptions, serve } from '../serve.ts'

const options = JSON.parse(process.argv[2] ?? '{}') as ServeOptions
const served = await serve(options)
console.log(served.url)
