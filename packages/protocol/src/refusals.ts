import type { Nothing } from '@cardroom/engine'

/** Why the server does not take a message, whatever it asks for. */
export interface LineRefusals {
  'line-not-json': Nothing
  /** No message of the protocol: what its schema says, which no language of ours has. */
  'line-no-message': { what: string }
  'line-hello-first': Nothing
  'line-hello-twice': Nothing
  'line-no-such-table': { table: string }
  'line-went-wrong': Nothing
}
