import type { PageWords } from '../../en/page/index.ts'
import { account } from './account.ts'
import { board } from './board.ts'
import { books } from './books.ts'
import { cards } from './cards.ts'
import { charts } from './charts.ts'
import { chat } from './chat.ts'
import { coach } from './coach.ts'
import { count } from './count.ts'
import { deal } from './deal.ts'
import { dealing } from './dealing.ts'
import { desk } from './desk.ts'
import { events } from './events.ts'
import { floor } from './floor.ts'
import { friends } from './friends.ts'
import { house } from './house.ts'
import { joined } from './joined.ts'
import { learn } from './learn.ts'
import { library } from './library.ts'
import { myPlay } from './my-play.ts'
import { offline } from './offline.ts'
import { pages } from './pages.ts'
import { pan } from './pan.ts'
import { practice } from './practice.ts'
import { preActions } from './pre-actions.ts'
import { preferences } from './preferences.ts'
import { regime } from './regime.ts'
import { review } from './review.ts'
import { rulesDesk } from './rules-desk.ts'
import { schoolPage } from './school.ts'
import { seating } from './seating.ts'
import { several } from './several.ts'
import { sign } from './sign.ts'
import { signals } from './signals.ts'
import { speech } from './speech.ts'
import { table } from './table.ts'
import { terms } from './terms.ts'

export const page: PageWords = {
  currency: '$',
  ...pages,
  account,
  board,
  books,
  count,
  table,
  schoolPage,
  seating,
  deal,
  dealing,
  desk,
  events,
  charts,
  chat,
  coach,
  friends,
  practice,
  preActions,
  preferences,
  regime,
  review,
  rulesDesk,
  several,
  floor,
  house,
  joined,
  learn,
  library,
  myPlay,
  offline,
  pan,
  sign,
  signals,
  speech,
  cards,
  terms,
}
