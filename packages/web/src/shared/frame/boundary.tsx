import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** What is shown in place of a page that failed to render. */
  readonly fallback: ReactNode
}

/** Shows a fallback if the page fails to render. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
