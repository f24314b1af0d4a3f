import { ask } from './ask.ts'

/** Saves a server's answer as a file. */
export async function downloadReply(path: string, name: string): Promise<void> {
  const reply = await ask('GET', path)
  const address = URL.createObjectURL(await reply.blob())
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
