import { lazy, type ReactNode, Suspense } from 'react'
import { Boundary } from '../frame/boundary.tsx'
import { Page } from '../frame/page.tsx'
import { LobbyPage } from '../lobby/lobby-page.tsx'
import { useMessages } from '../messages/messages.ts'
import { useFluent } from '../messages/tongue.ts'
import { NewerNotice } from '../offline/newer-notice.tsx'
import { Link } from '../routing/link.tsx'
import { PlaceContext, type Route, usePlace } from '../routing/router.ts'
import { isFramed } from '../several/address.ts'
import { Header } from './header.tsx'

const TablePage = lazy(() => import('../table/table-page.tsx'))
const RulebookPage = lazy(() => import('../rulebook/rulebook-page.tsx'))
const DiffPage = lazy(() => import('../rulebook/diff-page.tsx'))
const SheetPage = lazy(() => import('../rulebook/sheet-page.tsx'))
const SignPage = lazy(() => import('../sign/sign-page.tsx'))
const SignsPage = lazy(() => import('../sign/signs-page.tsx'))
const RoundsPage = lazy(() => import('../rounds/rounds-page.tsx'))
const DealPage = lazy(() => import('../deal/deal-page.tsx'))
const AccountPage = lazy(() => import('../account/account-page.tsx'))
const MyPlayPage = lazy(() => import('../my-play/my-play-page.tsx'))
const PracticePage = lazy(() => import('../practice/practice-page.tsx'))
const SchoolPage = lazy(() => import('../school/school-page.tsx'))
const HousePage = lazy(() => import('../house/house-page.tsx'))
const RulesDesk = lazy(() => import('../house/rules/rules-desk.tsx'))
const CountPage = lazy(() => import('../count/count-page.tsx'))
const BooksPage = lazy(() => import('../count/books-page.tsx'))
const ClaimPage = lazy(() => import('../house/claim-page.tsx'))
const PostedPage = lazy(() => import('../house/posted/posted-page.tsx'))
const TablesPage = lazy(() => import('../house/tables-page.tsx'))
const SeatingPage = lazy(() => import('../house/seating-page.tsx'))
const IncidentsPage = lazy(() => import('../house/incidents-page.tsx'))
const ListsPage = lazy(() => import('../house/lists-page.tsx'))
const LearnPage = lazy(() => import('../learn/learn-page.tsx'))
const GlossaryPage = lazy(() => import('../terms/glossary-page.tsx'))
const BesidePage = lazy(() => import('../several/beside-page.tsx'))
const TonightPage = lazy(() => import('../friends/tonight-page.tsx'))
const BoardPage = lazy(() => import('../board/board-page.tsx'))
const LabPage = lazy(() => import('../lab/lab-page.tsx'))
const SharedPage = lazy(() => import('../rounds/shared-page.tsx'))
const ReplayPage = lazy(() => import('../rounds/replay-page.tsx'))

export function App() {
  const m = useMessages()
  const place = usePlace()
  const isBoard = place.route.page === 'board'
  return (
    <PlaceContext value={place}>
      {isFramed() || isBoard ? null : <Header />}
      <Boundary key={JSON.stringify(place.route)} fallback={<Broken />}>
        <Suspense fallback={<p className="wait">{m.app.loading}</p>}>
          {place.route.page === 'lobby' ? (
            <LobbyPage />
          ) : (
            <InFull>
              <Current route={place.route} />
            </InFull>
          )}
        </Suspense>
      </Boundary>
      {isBoard ? null : <NewerNotice />}
    </PlaceContext>
  )
}

/** What needs all of the language waits until it is there. */
function InFull({ children }: { readonly children: ReactNode }) {
  useFluent()
  return children
}

function Broken() {
  const m = useMessages()
  return (
    <Page title={m.app.failed}>
      <h1>{m.app.failed}</h1>
      <p className="lead">{m.app.failedLead}</p>
      <button type="button" className="btn main" onClick={() => location.reload()}>
        {m.app.reload}
      </button>
    </Page>
  )
}

function Current({ route }: { route: Exclude<Route, { page: 'lobby' }> }) {
  const m = useMessages()
  switch (route.page) {
    case 'beside':
      return <BesidePage />
    case 'tonight':
      return <TonightPage />
    case 'table':
      return <TablePage key={route.id} id={route.id} />
    case 'rulebook':
      return <RulebookPage />
    case 'diff':
      return <DiffPage />
    case 'sheet':
      return <SheetPage key={`${route.room}/${route.game}`} id={`${route.room}/${route.game}`} />
    case 'sign':
      return <SignPage key={route.id} table={route.id} />
    case 'signs':
      return <SignsPage key={`${route.room}/${route.game}`} id={`${route.room}/${route.game}`} />
    case 'rounds':
      return <RoundsPage />
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} />
    case 'shared':
      return <SharedPage />
    case 'deal':
      return <DealPage id={route.id} />
    case 'account':
      return <AccountPage />
    case 'my-play':
      return <MyPlayPage />
    case 'practice':
      return <PracticePage key={route.game ?? ''} id={route.game} />
    case 'school':
      return <SchoolPage key={route.parts.join('/')} parts={route.parts} />
    case 'house':
      return <HousePage />
    case 'house-rules':
      return <RulesDesk />
    case 'count':
      return <CountPage />
    case 'books':
      return <BooksPage />
    case 'claim':
      return <ClaimPage />
    case 'posted':
      return <PostedPage />
    case 'tables-desk':
      return <TablesPage />
    case 'seating-desk':
      return <SeatingPage />
    case 'incidents':
      return <IncidentsPage />
    case 'lists':
      return <ListsPage />
    case 'learn':
      return <LearnPage key={`${route.room}/${route.game}`} id={`${route.room}/${route.game}`} />
    case 'glossary':
      return <GlossaryPage />
    case 'lab':
      return <LabPage />
    case 'board':
      return <BoardPage table={route.table} dealt={route.dealt} />
    case 'unknown':
      return (
        <Page title={m.app.notFound}>
          <h1>{m.app.notFound}</h1>
          <Link href="/">{m.app.backToLobby}</Link>
        </Page>
      )
  }
}
