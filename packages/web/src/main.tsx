import { english } from '@cardroom/words/en'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { LinesProvider } from './cites/lines-provider.tsx'
import { MessagesContext } from './messages/messages.ts'
import { openLine } from './net/line.ts'
import { LineContext } from './net/use-line.ts'
import './styles/styles.css'

createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <MessagesContext value={english}>
      <LineContext value={openLine()}>
        <LinesProvider>
          <App />
        </LinesProvider>
      </LineContext>
    </MessagesContext>
  </StrictMode>,
)
