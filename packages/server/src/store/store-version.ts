import { NoCardRoomError } from './ledger.ts'

/** The database was written by a newer card room. */
export class NewerDatabaseError extends Error {
  constructor(version: number) {
    super(`the database was written by a newer card room (version ${version})`)
  }
}

/** Checks a database that is only read, and so not migrated: it must have exactly the known migrations. */
export function checkVersion(version: number, newest: number, place: string): void {
  if (version === 0) throw new NoCardRoomError(`no card room is kept in ${place}`)
  if (version > newest) throw new NewerDatabaseError(version)
  if (version < newest)
    throw new Error(
      `${place} was written by an older card room: start this one there once, and it is up to date`,
    )
}
