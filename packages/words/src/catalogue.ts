import type {
  FloorRefusals,
  LibraryRefusals,
  NewsSentences,
  ReadingRefusals,
  RecordRefusals,
  RoundRefusals,
  RoundSentences,
  ShoeRefusals,
  TableRefusals,
} from '@cardroom/engine'
import type {
  BaccaratSentences,
  BankedRefusals,
  BankedSentences,
  BankedSignSentences,
  BankedTableRefusals,
  LetItRideSentences,
  Pan9Sentences,
  ThreeCardSentences,
  TilesSentences,
  UltimateSentences,
} from '@cardroom/engine/banked'
import type { BlackjackSentences } from '@cardroom/engine/blackjack'
import type { FeeRefusals, FeeSentences, ScheduleRefusals } from '@cardroom/engine/collection'
import type { PaiGowSentences, TwoHandSentences } from '@cardroom/engine/pai-gow'
import type {
  PanHandSentences,
  PanMoveSentences,
  PanRefusals,
  PanSheetSentences,
  PanSignSentences,
} from '@cardroom/engine/pan'
import type { PhhRefusals } from '@cardroom/engine/phh'
import type {
  PokerComingSentences,
  PokerRefusals,
  PokerSheetSentences,
  PokerSignSentences,
  PokerTableRefusals,
} from '@cardroom/engine/poker'
import type { HandKindSentences, HandSentences, RankingSheetSentences } from '@cardroom/engine/ranking'
import type { ShapeRefusals, ShapeSentences } from '@cardroom/engine/shape'
import type { LabRefusals, LabSentences } from '@cardroom/lab'
import type { AuditRefusals, LineRefusals, RoomRefusals, RoomSentences } from '@cardroom/protocol'
import type {
  CompareSentences,
  FeeNoteSentences,
  FeeSheetSentences,
  FiledBankedSentences,
  GlossarySentences,
  OwnGameRefusals,
  PanIncidentSentences,
  PanReadingSentences,
  PokerIncidentSentences,
  PokerReadingSentences,
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

/** Everything that can be said. An area adds its sentences here, and each language a file for it. */
export interface AllSentences
  extends BaccaratSentences,
    BankedSentences,
    BankedSignSentences,
    BlackjackSentences,
    CompareSentences,
    FeeNoteSentences,
    FeeSentences,
    FeeSheetSentences,
    FiledBankedSentences,
    GlossarySentences,
    HandKindSentences,
    HandSentences,
    LetItRideSentences,
    LabSentences,
    NewsSentences,
    OwnWords,
    PaiGowSentences,
    Pan9Sentences,
    PanHandSentences,
    PanIncidentSentences,
    PanMoveSentences,
    PanReadingSentences,
    PanSheetSentences,
    PanSignSentences,
    PokerComingSentences,
    PokerIncidentSentences,
    PokerReadingSentences,
    PokerSheetSentences,
    PokerSignSentences,
    RankingSheetSentences,
    RoomSentences,
    RoundSentences,
    SearchSentences,
    ShapeSentences,
    SheetSentences,
    ThreeCardSentences,
    TilesSentences,
    TwoHandSentences,
    UltimateSentences {}

/** Everything that can be refused. */
export interface AllRefusals
  extends AuditRefusals,
    BankedRefusals,
    BankedTableRefusals,
    FeeRefusals,
    FloorRefusals,
    LabRefusals,
    LibraryRefusals,
    LineRefusals,
    OwnGameRefusals,
    PanRefusals,
    PageRefusals,
    PhhRefusals,
    PokerRefusals,
    PokerTableRefusals,
    ReadingRefusals,
    RecordRefusals,
    RoomRefusals,
    RoundRefusals,
    ScheduleRefusals,
    ShapeRefusals,
    ShoeRefusals,
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
