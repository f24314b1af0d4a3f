import type {
  BaccaratSentences,
  BankedRefusals,
  BankedSentences,
  BankedSignSentences,
  BankedTableRefusals,
  BlackjackSentences,
  FloorRefusals,
  HandKindSentences,
  HandSentences,
  LetItRideSentences,
  LibraryRefusals,
  PaiGowSentences,
  Pan9Sentences,
  PanHandSentences,
  PanSignSentences,
  PokerSignSentences,
  PokerTableRefusals,
  TableRefusals,
  ThreeCardSentences,
  TilesSentences,
  TwoHandSentences,
  UltimateSentences,
} from '@cardroom/engine'
import type { LabRefusals, LabSentences } from '@cardroom/lab'
import type { RoomRefusals, RoomSentences } from '@cardroom/protocol'
import type {
  CompareSentences,
  FiledBankedSentences,
  GlossarySentences,
  OwnGameRefusals,
  SearchSentences,
  SheetSentences,
} from '@cardroom/rulebook'
import type { PageWords } from './en/page/index.ts'
import type { PageRefusals } from './page-refusals.ts'
import type { Says } from './speaker.ts'

/** Words that somebody outside has written, such as a room for a game of its own: they are said as they are. */
export interface OwnWords {
  'own-words': { text: string }
}

/** Refusals that are still sentences of their own. */
export interface SaidRefusals {
  said: { why: string }
}

/** Everything that can be said. An area adds its sentences here, and each language a file for it. */
export interface AllSentences
  extends BaccaratSentences,
    BankedSentences,
    BankedSignSentences,
    BlackjackSentences,
    CompareSentences,
    FiledBankedSentences,
    GlossarySentences,
    HandKindSentences,
    HandSentences,
    LetItRideSentences,
    LetItRideSentences,
    LabSentences,
    OwnWords,
    PaiGowSentences,
    Pan9Sentences,
    PanHandSentences,
    PanSignSentences,
    PokerSignSentences,
    RoomSentences,
    SearchSentences,
    SheetSentences,
    ThreeCardSentences,
    TilesSentences,
    TwoHandSentences,
    UltimateSentences {}

/** Everything that can be refused. */
export interface AllRefusals
  extends BankedRefusals,
    BankedTableRefusals,
    FloorRefusals,
    LabRefusals,
    LibraryRefusals,
    OwnGameRefusals,
    PageRefusals,
    PokerTableRefusals,
    RoomRefusals,
    SaidRefusals,
    TableRefusals {}

/** What a language brings. */
export interface Catalogue {
  /** As `Intl` names it: `en-US`. */
  readonly language: string
  readonly sentences: Says<AllSentences>
  readonly refusals: Says<AllRefusals>
  /** What the page says of its own. */
  readonly page: PageWords
}
