import type { GameReply } from '@cardroom/protocol'
import { gameName } from '@cardroom/words'
import { Dialog } from '../../shared/frame/dialog.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { Link } from '../../shared/routing/link.tsx'
import { TermsProvider } from '../terms/terms-provider.tsx'
import { GameLinks } from './game-links.tsx'
import { RuleSheet } from './rule-sheet.tsx'

interface Props {
  readonly game: GameReply
  readonly marked?: string | undefined
  readonly close: () => void
}

/** The rule sheet beside the table. */
export default function SheetDialog({ game, marked, close }: Props) {
  const m = useMessages()
  return (
    <Dialog title={gameName(m, game.rules)} close={close} className="drawer">
      <p className="drawer-more">
        <Link href={`/rules/${game.rules.id}`}>{m.rules.sheetOf({ game: gameName(m, game.rules) })}</Link>
      </p>
      <GameLinks rules={game.rules} ways={['learn', 'costs']} />
      <TermsProvider filed={game.rules.glossary}>
        <RuleSheet game={game} marked={marked} />
      </TermsProvider>
    </Dialog>
  )
}
