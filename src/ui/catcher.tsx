import { Component, type ReactNode } from 'react';

interface CatcherProps {
  children: ReactNode;
  /** What is shown in its place; null leaves nothing behind. */
  broken: ReactNode;
  /** Another value tries again. Default: it is given up. */
  resetKey?: string;
}

interface CatcherState {
  hasFailed: boolean;
  resetKey: string | undefined;
}

/** A part of the page that breaks, or whose program does not come, takes nothing else with it. */
// React offers catching only to classes.
export class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { hasFailed: false, resetKey: undefined };

  static getDerivedStateFromError(): Partial<CatcherState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: CatcherProps, state: CatcherState): CatcherState | null {
    return state.resetKey === resetKey ? null : { hasFailed: false, resetKey };
  }

  override render() {
    return this.state.hasFailed ? this.props.broken : this.props.children;
  }
}
