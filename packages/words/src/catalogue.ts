import type {
  FeeRefusals,
  FeeSentences,
  FloorRefusals,
  HandKindSentences,
  HandSentences,
  PanHandSentences,
  PhhRefusals,
  ReadingRefusals,
  RecordRefusals,
  RoundRefusals,
  RoundSentences,
  ShapeRefusals,
  ShapeSentences,
  ShoeRefusals,
} from '@cardroom/engine'
import type { LabRefusals, LabSentences } from '@cardroom/lab'
import type {
  CompareSentences,
  GlossarySentences,
  OwnGameRefusals,
  SearchSentences,
  SheetSentences,
} from '@cardroom/rulebook'
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
  extends CompareSentences,
    FeeSentences,
    GlossarySentences,
    HandKindSentences,
    HandSentences,
    LabSentences,
    OwnWords,
    PanHandSentences,
    RoundSentences,
    SearchSentences,
    ShapeSentences,
    SheetSentences {}

/** Everything that can be refused. */
export interface AllRefusals
  extends FeeRefusals,
    FloorRefusals,
    LabRefusals,
    OwnGameRefusals,
    PhhRefusals,
    ReadingRefusals,
    RecordRefusals,
    RoundRefusals,
    SaidRefusals,
    ShapeRefusals,
    ShoeRefusals {}

/** What a language brings. */
export interface Catalogue {
  /** As `Intl` names it: `en-US`. */
  readonly language: string
  readonly sentences: Says<AllSentences>
  readonly refusals: Says<AllRefusals>
}
