import { useTranslation } from 'react-i18next';
import { RETRY } from './reconnect-delays.ts';
import { useShownLiveState } from './use-shown-live-state.ts';

/** What to say of a connection that is not there (R306); nothing while there is one, or none is wanted yet. */
export function useConnectionMessage(): string | null {
  const { t } = useTranslation(['notifications']);
  const state = useShownLiveState();
  if (state === 'connecting' || state === 'reconnecting') return t(`notifications:${state}`);
  return state === 'disconnected' ? t('notifications:disconnected', { seconds: RETRY / 1000 }) : null;
}
