import { Component, type ReactNode } from 'react';
import { recoverShown } from '#providers/browser/recover-stale-chunks.ts';
import { ChunkLoadError } from './chunk-load-error.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What is shown in its place; null leaves nothing behind. Default: the boundary around it is told. */
  broken?: ReactNode;
  /** What is shown in its place when only its program did not come. Default: as `broken`. */
  missed?: ReactNode;
  /** Another value tries again. Default: it is given up. */
  resetKey?: string | number;
  /** Called when only its program did not come: it may come yet. */
  onMissed?: () => void;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
  resetKey: string | number | undefined;
}

/** A part of the page that breaks, or whose program does not come, takes nothing else with it. */
// React offers catching only to classes.
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: undefined };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return state.resetKey === resetKey ? null : { failure: null, resetKey };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof ChunkLoadError)) return;
    error.askAnew();
    recoverShown(error.cause);
    this.props.onMissed?.();
  }

  override render() {
    const { failure } = this.state;
    const { children, broken, missed = broken } = this.props;
    if (!failure) return children;
    const instead = failure.error instanceof ChunkLoadError ? missed : broken;
    if (instead === undefined) throw failure.error;
    return instead;
  }
}
