import { lazy, type ReactNode, Suspense } from 'react'
import { NewerNotice } from '../connection/offline/newer-notice.tsx'
import { LobbyPage } from '../lobby/lobby-page.tsx'
import { isFramed } from '../multi-table/address.ts'
import { Boundary } from '../shared/frame/boundary.tsx'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { MessagesContext, useMessages } from '../shared/messages/messages.ts'
import { useFullSpeaker } from '../shared/messages/page-language.ts'
import { Link } from '../shared/routing/link.tsx'
import { PageLocationContext, type PageRoute, usePageLocation } from '../shared/routing/router.ts'
import { Header } from './header.tsx'

const TablePage = lazy(() => import('../table/table-page.tsx'))
const RulebookPage = lazy(() => import('../rules/rulebook-page.tsx'))
const DiffPage = lazy(() => import('../rules/diff-page.tsx'))
const SheetPage = lazy(() => import('../rules/sheet-page.tsx'))
const SignPage = lazy(() => import('../rules/sign/sign-page.tsx'))
const SignsPage = lazy(() => import('../rules/sign/signs-page.tsx'))
const RoundsPage = lazy(() => import('../history/rounds-page.tsx'))
const DealPage = lazy(() => import('../dealer-tablet/deal-page.tsx'))
const AccountPage = lazy(() => import('../account/account-page.tsx'))
const MyPlayPage = lazy(() => import('../history/my-play/my-play-page.tsx'))
const PracticePage = lazy(() => import('../practice/practice-page.tsx'))
const SchoolPage = lazy(() => import('../school/school-page.tsx'))
const HousePage = lazy(() => import('../house/house-page.tsx'))
const HouseRulesPage = lazy(() => import('../house/rules/house-rules-page.tsx'))
const CountPage = lazy(() => import('../house/count/count-page.tsx'))
const BooksPage = lazy(() => import('../house/count/books-page.tsx'))
const ClaimPage = lazy(() => import('../house/claim-page.tsx'))
const PostedPage = lazy(() => import('../house/posted/posted-page.tsx'))
const TablesPage = lazy(() => import('../house/tables-page.tsx'))
const SeatingPage = lazy(() => import('../house/seating-page.tsx'))
const IncidentsPage = lazy(() => import('../house/incidents-page.tsx'))
const ListsPage = lazy(() => import('../house/lists-page.tsx'))
const LearnPage = lazy(() => import('../learn/learn-page.tsx'))
const GlossaryPage = lazy(() => import('../rules/terms/glossary-page.tsx'))
const BesidePage = lazy(() => import('../multi-table/beside-page.tsx'))
const TonightPage = lazy(() => import('../friends/tonight-page.tsx'))
const BoardPage = lazy(() => import('../board/board-page.tsx'))
const LabPage = lazy(() => import('../lab/lab-page.tsx'))
const SharedPage = lazy(() => import('../history/shared-page.tsx'))
const ReplayPage = lazy(() => import('../history/replay-page.tsx'))

export function App() {
  const m = useMessages()
  const place = usePageLocation()
  const isBoard = place.route.page === 'board'
  return (
    <PageLocationContext value={place}>
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
    </PageLocationContext>
  )
}

/** Waits until the full catalogue of the language is loaded. */
function InFull({ children }: { readonly children: ReactNode }) {
  return <MessagesContext value={useFullSpeaker()}>{children}</MessagesContext>
}

function Broken() {
  const m = useMessages()
  return (
    <PageFrame title={m.app.failed}>
      <h1>{m.app.failed}</h1>
      <p className="lead">{m.app.failedLead}</p>
      <button type="button" className="btn main" onClick={() => location.reload()}>
        {m.app.reload}
      </button>
    </PageFrame>
  )
}

function Current({ route }: { route: Exclude<PageRoute, { page: 'lobby' }> }) {
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
      return <HouseRulesPage />
    case 'count':
      return <CountPage />
    case 'books':
      return <BooksPage />
    case 'claim':
      return <ClaimPage />
    case 'posted':
      return <PostedPage />
    case 'house-tables':
      return <TablesPage />
    case 'house-seating':
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
        <PageFrame title={m.app.notFound}>
          <h1>{m.app.notFound}</h1>
          <Link href="/">{m.app.backToLobby}</Link>
        </PageFrame>
      )
  }
}
