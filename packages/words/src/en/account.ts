import type { AccountRefusals, PasskeyFault, SessionEnd } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

const ends: Readonly<Record<SessionEnd, string>> = {
  'signed-out': 'you have signed out here',
  'ended-elsewhere': 'you were signed out here from another browser',
  everywhere: 'you were signed out everywhere',
  expired: 'you have not been here for so long that you were signed out',
  'too-many': 'you have signed in in so many browsers that you were signed out here',
}

const faults: Readonly<Record<PasskeyFault, string>> = {
  unreadable: 'the passkey’s answer cannot be read',
  challenge: 'that passkey was asked too long ago, or for something else; please try again',
  origin: 'that passkey is for another address',
  'not-verified': 'your device has not checked that it is you',
  signature: 'that passkey is not the one that is known here',
  copied: 'that passkey was used elsewhere since: it may have been copied, and is not taken',
}

export const accountRefusals: Says<AccountRefusals> = {
  'session-over': ({ why }) => ends[why],
  'wrong-way-in': 'nobody here has that name with that password or code',
  'wait-before-next-try': ({ seconds }) =>
    `too many tries: please wait ${seconds === 1 ? 'a second' : `${seconds} seconds`}`,
  'too-many-sign-in': 'too many people are signing in just now; please try again in a moment',
  'prove-first': 'show first that it is you: with your password or a passkey',
  'password-too-short': ({ least }) => `a password has at least ${least} characters`,
  'password-too-long': ({ most }) => `a password has at most ${most} characters`,
  'password-is-the-name': 'a password that is your name is the first that others try',
  'passkey-not-taken': ({ why }) => faults[why],
  'passkey-unknown': 'that passkey is not known here (any more)',
  'passkey-known-already': 'that passkey is somebody’s already',
  'too-many-passkeys': ({ most }) => `one person has at most ${most} passkeys`,
  'passkey-needs-a-page': 'passkeys belong to the address of a page',
  'nothing-to-recover': 'recovery codes are for those who have a password or a passkey',
  'no-such-credential': 'it is not there any more',
  'no-such-session': 'that browser is not signed in any more',
  'last-way-in': 'that is your only way in: without it you are a guest of this browser again',
  'seated-as-somebody-else':
    'you have a seat, or wait for one, as who you are now: leave it first, or keep it by adding a password here',
  'account-needs-a-house': 'a card room on your own device needs no account: you are known here as you are',
}
