import { english } from '@cardroom/words/en'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { LinesProvider } from './cites/lines-provider.tsx'
import { MessagesContext } from './messages/messages.ts'
import { openLine } from './net/line.ts'
import { OwnTexts } from './net/own-texts.ts'
import { LineContext } from './net/use-line.ts'
import { OwnTextsContext } from './net/use-own-texts.ts'
import './styles/styles.css'

const line = openLine()

createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <MessagesContext value={english}>
      <LineContext value={line}>
        <OwnTextsContext value={new OwnTexts(line, sessionStorage)}>
          <LinesProvider>
            <App />
          </LinesProvider>
        </OwnTextsContext>
      </LineContext>
    </MessagesContext>
  </StrictMode>,
)
