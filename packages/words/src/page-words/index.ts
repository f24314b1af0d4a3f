import type { AccountWords } from './account.ts'
import type { BoardWords } from './board.ts'
import type { BooksWords } from './books.ts'
import type { CardsWords } from './cards.ts'
import type { ChartsWords } from './charts.ts'
import type { ChatWords } from './chat.ts'
import type { CoachWords } from './coach.ts'
import type { CountWords } from './count.ts'
import type { DealWords } from './deal.ts'
import type { DealingWords } from './dealing.ts'
import type { DeskWords } from './desk.ts'
import type { EventsWords } from './events.ts'
import type { FloorWords } from './floor.ts'
import type { FriendsWords } from './friends.ts'
import type { HouseWords } from './house.ts'
import type { JoinedWords } from './joined.ts'
import type { LearnWords } from './learn.ts'
import type { LibraryWords } from './library.ts'
import type { MyPlayWords } from './my-play.ts'
import type { OfflineWords } from './offline.ts'
import type { PagesWords } from './pages.ts'
import type { PanWords } from './pan.ts'
import type { PracticeWords } from './practice.ts'
import type { PreActionsWords } from './pre-actions.ts'
import type { PreferencesWords } from './preferences.ts'
import type { RegimeWords } from './regime.ts'
import type { ReviewWords } from './review.ts'
import type { RulesDeskWords } from './rules-desk.ts'
import type { SchoolPageWords } from './school.ts'
import type { SeatingWords } from './seating.ts'
import type { SeveralWords } from './several.ts'
import type { SignWords } from './sign.ts'
import type { SignalsWords } from './signals.ts'
import type { SpeechWords } from './speech.ts'
import type { TableWords } from './table.ts'
import type { TermsWords } from './terms.ts'

/** Everything that the page says of its own. */
export interface PageWords extends PagesWords {
  readonly account: AccountWords
  readonly board: BoardWords
  readonly books: BooksWords
  readonly cards: CardsWords
  readonly charts: ChartsWords
  readonly chat: ChatWords
  readonly coach: CoachWords
  readonly count: CountWords
  readonly deal: DealWords
  readonly dealing: DealingWords
  readonly desk: DeskWords
  readonly events: EventsWords
  readonly floor: FloorWords
  readonly friends: FriendsWords
  readonly house: HouseWords
  readonly joined: JoinedWords
  readonly learn: LearnWords
  readonly library: LibraryWords
  readonly myPlay: MyPlayWords
  readonly offline: OfflineWords
  readonly pan: PanWords
  readonly practice: PracticeWords
  readonly preActions: PreActionsWords
  readonly preferences: PreferencesWords
  readonly regime: RegimeWords
  readonly review: ReviewWords
  readonly rulesDesk: RulesDeskWords
  readonly schoolPage: SchoolPageWords
  readonly seating: SeatingWords
  readonly several: SeveralWords
  readonly sign: SignWords
  readonly signals: SignalsWords
  readonly speech: SpeechWords
  readonly table: TableWords
  readonly terms: TermsWords
}
