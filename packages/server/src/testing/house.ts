import type { GrantedPart } from '@cardroom/protocol'
import { openRulebook } from '@cardroom/rulebook'
import { audit, openLedger } from '../audit/index.ts'
import type { RunningServer } from '../serve.ts'
import type { Client } from './client.ts'
import { enter } from './room.ts'

/** Sends an HTTP request, with or without a token. */
export async function request(
  { port }: RunningServer,
  route: string,
  { token, body }: { token?: string | undefined; body?: unknown } = {},
): Promise<{ status: number; said: Record<string, unknown> & { error?: string } }> {
  const [method, path] = route.split(' ') as [string, string]
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  const isJson = reply.headers.get('content-type')?.includes('json')
  return { status: reply.status, said: isJson ? (JSON.parse(text) as Record<string, unknown>) : {} }
}

/** The person id of a client. */
export async function idOf({ room }: RunningServer, { name }: Client): Promise<string> {
  const [found] = await room.context.store.house.people({ begins: name }, 1)
  return found!.id
}

/** Connects a person, and grants parts. */
export async function enterAs(served: RunningServer, name: string, ...parts: GrantedPart[]): Promise<Client> {
  const client = await enter(served, { name })
  for (const part of parts) await served.room.context.roles.grant(part, await idOf(served, client), 'test')
  return client
}

/** All accounts of a house. */
export const sumOf = (accounts: readonly { readonly cents: number }[]): number =>
  accounts.reduce((sum, { cents }) => sum + cents, 0)

/** The faults that an audit finds in a folder. */
export async function wrongIn(data: string): Promise<readonly unknown[]> {
  const { ledger, heads, key } = await openLedger({ data })
  try {
    return (await audit({ ledger, library: await openRulebook(), heads: [heads], key })).wrong
  } finally {
    await ledger.close()
  }
}
