import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { LinesProvider } from './cites/lines-provider.tsx'
import { en } from './messages/en.ts'
import { MessagesContext } from './messages/messages.ts'
import { openLine } from './net/line.ts'
import { LineContext } from './net/use-line.ts'
import './styles/styles.css'

createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <MessagesContext value={en}>
      <LineContext value={openLine(en.app.lost)}>
        <LinesProvider>
          <App />
        </LinesProvider>
      </LineContext>
    </MessagesContext>
  </StrictMode>,
)
