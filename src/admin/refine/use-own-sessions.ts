import { useState } from 'react';
import { endOwnSessionCall, ownSessionsCall } from '#providers/calls/account-calls.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useCustomCall } from './use-custom-call.ts';
import { useSendCall } from './use-send-call.ts';

/** Where the signed-in person is signed in, and what ends it: one session by its id, all others by null. */
export function useOwnSessions() {
  const userId = useSession()?.user.id ?? null;
  const list = useCustomCall(ownSessionsCall(userId), { enabled: userId !== null });
  const end = useSendCall();
  const [asked, setAsked] = useState<string | null>();
  const { language } = useLanguage();
  const describe = (error: unknown) => (error ? describeFailure(error, language) : null);
  const onEnd = (id: string | null) => {
    if (end.isPending) return;
    setAsked(id);
    const readAgain = () => void list.refetch();
    // After a failure too: it may have ended by itself.
    end.send(endOwnSessionCall(id)).then(readAgain, readAgain);
  };
  return {
    sessions: list.data,
    loadFailure: describe(list.error),
    onRetry: () => void list.refetch(),
    ending: end.isPending ? asked : undefined,
    ended: end.isSuccess ? asked : undefined,
    endFailure: describe(end.error),
    onEnd,
  };
}
