import { Component, type ReactNode } from 'react';
import { MissedPart } from './missed-part.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What is shown in its place; null leaves nothing behind. */
  broken: ReactNode;
  /** Another value tries again. Default: it is given up. */
  resetKey?: string | number;
  /** Told when only its program did not come: it may come yet. */
  onMissed?: () => void;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  resetKey: string | number | undefined;
}

/** A part of the page that breaks, or whose program does not come, takes nothing else with it. */
// React offers catching only to classes.
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: undefined };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return state.resetKey === resetKey ? null : { hasFailed: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof MissedPart)) return;
    error.askAnew();
    this.props.onMissed?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.broken : this.props.children;
  }
}
