import { useSyncExternalStore } from 'react';
import { lapsedSession } from '#providers/session/lapsed-session.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { lazyPanelPart } from '../lazy-panel-part.tsx';

const SignInDialog = lazyPanelPart(async () => (await import('./sign-in-dialog.tsx')).SignInDialog);

/** Over whatever is open, while its owner's session has ended and can be taken up again. */
export function SignInAgain() {
  const lapsed = useSyncExternalStore(lapsedSession.subscribe, lapsedSession.current);
  return (
    lapsed && (
      <LazyBoundary>
        <SignInDialog lapsed={lapsed} />
      </LazyBoundary>
    )
  );
}
