import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { reloadPage } from '#providers/leave.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';

/** A page that breaks leaves a message with a way on, never a white screen. The next page starts anew. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const { t } = useTranslation();
  const broken = (
    <main id="main" style={{ maxInlineSize: 560, marginInline: 'auto', padding: 24 }}>
      <ErrorPanel title={t('common.broken')} onRetry={reloadPage} />
    </main>
  );
  return (
    <Catcher resetKey={key} broken={broken}>
      {children}
    </Catcher>
  );
}

interface CatcherProps {
  children: ReactNode;
  broken: ReactNode;
  /** Another value tries again. */
  resetKey: string;
}

interface CatcherState {
  hasFailed: boolean;
  resetKey: string | null;
}

// React offers catching only to classes.
class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { hasFailed: false, resetKey: null };

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
