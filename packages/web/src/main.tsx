import { greeterOf, speakerOf } from '@cardroom/words/languages'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { begun } from './app/begun.ts'
import { LinesProvider } from './cites/lines-provider.tsx'
import { languageHere } from './messages/language.ts'
import { MessagesProvider } from './messages/messages-provider.tsx'
import { openLine } from './net/line.ts'
import { OwnTexts } from './net/own-texts.ts'
import { LineContext } from './net/use-line.ts'
import { OwnTextsContext } from './net/use-own-texts.ts'
import { beginLook } from './preferences/look.ts'
import { here } from './routing/router.ts'
import { followTheme } from './theme/theme.ts'
import './styles/styles.css'

beginLook()
followTheme()
const line = openLine()
const language = languageHere()
const isLobby = here().route.page === 'lobby'
const greeter = await (isLobby ? greeterOf(language) : speakerOf(language))
const { promise: isNeeded, resolve: need } = Promise.withResolvers<void>()
const fluent = isLobby
  ? Promise.race([begun(), isNeeded]).then(() => speakerOf(language))
  : Promise.resolve(greeter)

createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <MessagesProvider language={language} greeter={greeter} fluent={fluent} need={need}>
      <LineContext value={line}>
        <OwnTextsContext value={new OwnTexts(line, sessionStorage)}>
          <LinesProvider>
            <App />
          </LinesProvider>
        </OwnTextsContext>
      </LineContext>
    </MessagesProvider>
  </StrictMode>,
)
