import type {
  FloorRefusals,
  LibraryRefusals,
  NewsSentences,
  NowSentences,
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
  BankedTellSentences,
  LetItRideSentences,
  Pan9Sentences,
  ThreeCardSentences,
  TilesSentences,
  UltimateSentences,
} from '@cardroom/engine/banked'
import type { BlackjackSentences } from '@cardroom/engine/blackjack'
import type { BoardSentences } from '@cardroom/engine/board'
import type { FeeRefusals, FeeSentences, ScheduleRefusals } from '@cardroom/engine/collection'
import type { DealtRefusals } from '@cardroom/engine/dealt'
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
import type { LabRefusals, LabSentences, ValuesRefusals, ValuesSentences } from '@cardroom/lab'
import type {
  AccountRefusals,
  AuditRefusals,
  ChatRefusals,
  CountRefusals,
  DealtRequestRefusals,
  EveningRefusals,
  HouseRefusals,
  RequestRefusals,
  RoomRefusals,
  RoomSentences,
} from '@cardroom/protocol'
import type {
  CompareSentences,
  FeeNoteSentences,
  FeeSheetSentences,
  FiledBankedSentences,
  GlossarySentences,
  NameSentences,
  OwnGameRefusals,
  PanIncidentSentences,
  PanReadingSentences,
  PokerIncidentSentences,
  PokerReadingSentences,
  RegimeRefusals,
  RegimeSentences,
  SearchSentences,
  SheetSentences,
} from '@cardroom/rulebook'
import type { SchoolRefusals, SchoolSentences } from '@cardroom/school'
import type { PageRefusals } from './page-refusals.ts'

/** Words from outside, such as a room's for its own game: they are said as they are. */
export interface OwnWords {
  'own-words': { text: string }
}

/** Everything that can be said. An area adds its sentences here, and each language a file for it. */
export interface AllSentences
  extends BaccaratSentences,
    BankedSentences,
    BankedSignSentences,
    BankedTellSentences,
    BlackjackSentences,
    BoardSentences,
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
    ValuesSentences,
    NameSentences,
    NewsSentences,
    NowSentences,
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
    RegimeSentences,
    RoomSentences,
    RoundSentences,
    SchoolSentences,
    SearchSentences,
    ShapeSentences,
    SheetSentences,
    ThreeCardSentences,
    TilesSentences,
    TwoHandSentences,
    UltimateSentences {}

/** Everything that can be refused. */
export interface AllRefusals
  extends AccountRefusals,
    AuditRefusals,
    BankedRefusals,
    BankedTableRefusals,
    ChatRefusals,
    CountRefusals,
    DealtRequestRefusals,
    DealtRefusals,
    EveningRefusals,
    FeeRefusals,
    FloorRefusals,
    HouseRefusals,
    LabRefusals,
    ValuesRefusals,
    LibraryRefusals,
    RequestRefusals,
    OwnGameRefusals,
    PanRefusals,
    PageRefusals,
    PhhRefusals,
    PokerRefusals,
    PokerTableRefusals,
    ReadingRefusals,
    RecordRefusals,
    RegimeRefusals,
    RoomRefusals,
    RoundRefusals,
    ScheduleRefusals,
    SchoolRefusals,
    ShapeRefusals,
    ShoeRefusals,
    TableRefusals {}
