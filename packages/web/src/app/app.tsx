import { lazy, Suspense } from 'react'
import { Page } from '../frame/page.tsx'
import { LobbyPage } from '../lobby/lobby-page.tsx'
import { useMessages } from '../messages/messages.ts'
import { Link } from '../routing/link.tsx'
import { PlaceContext, type Route, usePlace } from '../routing/router.ts'
import { TablePage } from '../table/table-page.tsx'
import { Boundary } from './boundary.tsx'
import { Header } from './header.tsx'

const RulebookPage = lazy(() => import('../rulebook/rulebook-page.tsx'))
const DiffPage = lazy(() => import('../rulebook/diff-page.tsx'))
const SheetPage = lazy(() => import('../rulebook/sheet-page.tsx'))
const SignPage = lazy(() => import('../sign/sign-page.tsx'))
const SignsPage = lazy(() => import('../sign/signs-page.tsx'))
const RoundsPage = lazy(() => import('../rounds/rounds-page.tsx'))
const FollowPage = lazy(() => import('../follow/follow-page.tsx'))
const LabPage = lazy(() => import('../lab/lab-page.tsx'))
const ReplayPage = lazy(() => import('../rounds/replay-page.tsx'))

export function App() {
  const m = useMessages()
  const place = usePlace()
  return (
    <PlaceContext value={place}>
      <Header />
      <Boundary key={JSON.stringify(place.route)} fallback={<Broken />}>
        <Suspense fallback={<p className="wait">{m.app.loading}</p>}>
          <Current route={place.route} />
        </Suspense>
      </Boundary>
    </PlaceContext>
  )
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

function Current({ route }: { route: Route }) {
  const m = useMessages()
  switch (route.page) {
    case 'lobby':
      return <LobbyPage />
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
    case 'follow':
      return <FollowPage />
    case 'lab':
      return <LabPage />
    case 'unknown':
      return (
        <Page title={m.app.notFound}>
          <h1>{m.app.notFound}</h1>
          <Link href="/">{m.app.backToLobby}</Link>
        </Page>
      )
  }
}
