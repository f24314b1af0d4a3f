import { type CitedLines, citedLines } from '@cardroom/engine'
import listing from '../listing/listing.json' with { type: 'json' }

interface Beginning extends CitedLines {
  readonly room: string
}

/** Where the games of a filing begin, the last first. */
const beginnings: readonly Beginning[] = listing
  .flatMap(({ room, source }) =>
    source.flatMap(({ file, lines }) =>
      (citedLines(`${file}:${lines}`) ?? []).map(cited => ({ ...cited, room })),
    ),
  )
  .sort((a, b) => b.from - a.from)

/** The room whose games stand at these lines of a filing; two rooms share one filing. */
export const roomOfLines = ({ file, from }: CitedLines): string | undefined =>
  beginnings.find(game => game.file === file && game.from <= from)?.room
