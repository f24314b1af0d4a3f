import type { SessionBegan } from '@cardroom/protocol'

const began: Readonly<Record<SessionBegan, string>> = {
  arrival: 'came in as a guest',
  password: 'signed in by password',
  passkey: 'signed in by passkey',
  code: 'signed in by recovery code',
}

/** Who one is here, and by what one comes in. */
export const account = {
  signIn: 'Sign in',
  account: 'Account',
  accountOf: (name: string): string => `The account of ${name}`,
  dialog: {
    lead: 'Come in as who you are elsewhere.',
    name: 'Name',
    password: 'Password',
    code: 'Recovery code',
    useCode: 'Use a recovery code instead',
    usePassword: 'Use the password instead',
    usePasskey: 'Use a passkey',
    working: 'One moment …',
    newHere: 'You need no account to play: this browser knows you again by itself.',
    keep: 'Keep who you are now for other browsers',
  },
  over: {
    guest: 'You are a guest now.',
    close: 'Close',
  },
  /** What was refused, as a sentence of its own. */
  sentence: (why: string): string => `${why.charAt(0).toUpperCase()}${why.slice(1)}.`,
  title: 'Your account',
  guestTitle: 'You are a guest',
  lead: 'You come in from any browser by what stands here. Your name, your seats and your play stay yours.',
  guestLead:
    'This browser alone knows you. With a passkey or a password you come in from others too, as the same person: your name, your seats and your play stay yours. No address is asked for.',
  byCode:
    'You came in by a recovery code. Set a new password or add a passkey now, so that you need no other.',
  name: 'Name',
  nameNote: 'At a table a name stays as it is.',
  saved: 'Saved.',
  nameIs: (name: string): string => `You are called ${name}.`,
  password: {
    title: 'Password',
    none: 'You have none.',
    since: (when: string): string => `Set ${when}.`,
    new: 'New password',
    show: 'Show it',
    hint: 'At least 10 characters; several words are easy to keep in mind. Whatever you like but your name.',
    set: 'Set the password',
    change: 'Change the password',
    remove: 'Remove the password',
    othersOut: 'Whoever is signed in elsewhere is signed out.',
  },
  passkeys: {
    title: 'Passkeys',
    lead: 'Your phone, your computer or a key of yours vouches for you: nothing to keep in mind, and nothing that others could guess.',
    add: 'Add a passkey',
    remove: (label: string): string => `Remove ${label}`,
    short: 'Remove',
    unnamed: 'A passkey',
    facts: (added: string, used: string | undefined): string =>
      used === undefined ? `added ${added}, not used yet` : `added ${added}, last used ${used}`,
    cannot: 'This browser has no passkeys here: they need https or this machine’s own address.',
  },
  codes: {
    title: 'Recovery codes',
    lead: 'For the day when you have lost everything else. Each lets you in once. Nobody can send you anything: keep them on paper.',
    left: (n: number): string => (n === 0 ? 'You have none.' : n === 1 ? 'One is left.' : `${n} are left.`),
    make: 'Make ten codes',
    again: 'Make ten new codes',
    againNote: 'Those of before are good no more.',
    once: 'They are shown this once only:',
    save: 'Save as a file',
    print: 'Print',
    copy: 'Copy',
    copied: 'Copied',
    file: (name: string): string => `Cardroom: recovery codes of ${name}. Each lets you in once.`,
    done: 'I have kept them',
  },
  sessions: {
    title: 'Where you are signed in',
    here: 'This browser',
    unknown: 'An unnamed browser',
    facts: (by: SessionBegan, used: string, expires: string): string =>
      `${began[by]}; last used ${used}; lasts until ${expires} if it is not`,
    end: 'Sign out',
    endOf: (browser: string): string => `Sign out ${browser}`,
    signOut: 'Sign out here',
    everywhere: 'Sign out everywhere',
    others: 'Sign out everywhere else',
    guestNote: 'A guest who signs out cannot come back as the same person.',
  },
  prove: {
    title: 'Is it you?',
    lead: 'Before this is changed, show once more who you are.',
    go: 'Go on',
  },
  last: 'That is your only way in. Without it you are a guest of this browser again, and recovery codes are gone too. Remove it?',
  lastYes: 'Be a guest again',
  lastNo: 'Keep it',
  sure: 'Sure?',
}
