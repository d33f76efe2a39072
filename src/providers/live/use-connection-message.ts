import { useTranslation } from 'react-i18next';
import { useLiveState } from './live-state.ts';
import { RETRY } from './reconnect-delays.ts';

/** What to say of a lost connection (R306); nothing while there is one, or none is wanted yet. */
export function useConnectionMessage(): string | null {
  const { t } = useTranslation(['notifications']);
  const state = useLiveState();
  if (state === 'reconnecting') return t('notifications:reconnecting');
  return state === 'disconnected' ? t('notifications:disconnected', { seconds: RETRY / 1000 }) : null;
}
