import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** What is shown in place of a page that could not be drawn. */
  readonly fallback: ReactNode
}

/** A page that cannot be drawn says so, instead of leaving nothing. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
