import { rooms } from '@cardroom/rulebook'
import { FEE_TABLES } from '@cardroom/rulebook/fees'
import { type Filing, filings, partsOf } from '@cardroom/rulebook/filings'

/** `docs/filings.md`: which public documents are cited, and how their texts are added. */
export const filingsPage = (): string => `# The filings

Every rule, fee and settled wager names the lines that it rests on: \`003:718\` is line 718 of filing 003. The filings are five public documents, the rules and collection rates that six California card rooms filed with the Bureau of Gambling Control of the California Department of Justice. The Bureau makes them available to the public, as three of them say themselves (000:5, 003:624, 004:209; Business and Professions Code, section 19826, subdivision (g)). None of them is registered as a whole: the games and the collection rates in it have the registration numbers, GEGA and GEGR.

This page is made from \`packages/rulebook/src/filings/filings.ts\` by \`npm run generate\`.

| number | document | rooms | file | lines |
| --- | --- | --- | --- | --- |
${filings.map(row).join('\n')}

\`\`\`
${filings.map(({ sha256, file }) => `${sha256}  ${file}`).join('\n')}
\`\`\`

## Adding them

The texts are no part of the project. Only who wants to read the lines themselves needs them:

1. Put the texts into a folder \`filings\` in the project's root; it is not under version control. A file is known by the number that its name starts with. \`cd filings && sha256sum *.txt\` should print the list above: the lines are counted in these very texts. Another reading of the same document is shown too, with a warning, because its lines may be others.
2. \`npx cardroom rules comstock/ez-baccarat-panda-8 --lines\` prints the cited lines under what rests on them. On the page of \`npm start\` a click on a citation shows them, in rule sheets, logs and results. Another folder is named with \`--filings DIR\`.
3. \`npm test\` compares the pay tables, limits and fees with their lines, too.

Without the texts a citation says which of these documents it means and what stands there.

${filings.map(contents).join('\n\n')}
`

const row = ({ number, title, rooms: ids, file, lines }: Filing): string =>
  `| ${number} | ${title} | ${ids.map(id => rooms[id]).join(', ')} | \`${file}\` | ${lines} |`

const contents = ({ number, title }: Filing): string =>
  [
    `## ${number}: ${title}`,
    '',
    '| lines | what stands there |',
    '| --- | --- |',
    ...partsOf(number, FEE_TABLES).map(
      ({ title, from, to }) => `| ${from === to ? from : `${from}–${to}`} | ${title} |`,
    ),
  ].join('\n')
