import { BadInput } from '../command/bad-input.ts'

/** The address of a PostgreSQL database, as far as one was given. */
export function databaseOf(url: string | undefined): string | undefined {
  if (url === undefined || (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url))) return url
  throw new BadInput(`postgres://…, not "${url}"`, '--database')
}

/** The address of a database, without the password. */
export function databaseName(url: string): string {
  const { hostname, pathname } = new URL(url)
  return `PostgreSQL, ${pathname.slice(1)} on ${hostname}`
}
