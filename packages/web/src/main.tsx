import { fullCatalogue, lobbyCatalogue } from '@cardroom/words/languages'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { firstInteraction } from './app/first-interaction.ts'
import { followTheme } from './app/theme.ts'
import { OwnTexts } from './connection/own-texts.ts'
import { openRoomConnection } from './connection/room-connection.ts'
import { OwnTextsContext } from './connection/use-own-texts.ts'
import { RoomConnectionContext } from './connection/use-room-state.ts'
import { LinesProvider } from './rules/cites/lines-provider.tsx'
import { languageHere } from './shared/messages/language.ts'
import { MessagesProvider } from './shared/messages/messages-provider.tsx'
import { beginLook } from './shared/preferences/look.ts'
import { here } from './shared/routing/router.ts'
import './app/styles.css'

beginLook()
followTheme()
const connection = openRoomConnection()
const language = languageHere()
const isLobby = here().route.page === 'lobby'
const firstSpeaker = await (isLobby ? lobbyCatalogue(language) : fullCatalogue(language))
const { promise: isNeeded, resolve: need } = Promise.withResolvers<void>()
const full = isLobby
  ? Promise.race([firstInteraction(), isNeeded]).then(() => fullCatalogue(language))
  : Promise.resolve(firstSpeaker)

createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <MessagesProvider language={language} firstSpeaker={firstSpeaker} full={full} need={need}>
      <RoomConnectionContext value={connection}>
        <OwnTextsContext value={new OwnTexts(connection, sessionStorage)}>
          <LinesProvider>
            <App />
          </LinesProvider>
        </OwnTextsContext>
      </RoomConnectionContext>
    </MessagesProvider>
  </StrictMode>,
)
