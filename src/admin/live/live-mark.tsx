import { useTranslation } from 'react-i18next';
import { useShownLiveState } from '#providers/live/use-shown-live-state.ts';
import styles from './live.module.css';

/** Whether the list hears of what others do (R306). */
export function LiveMark() {
  const { t } = useTranslation(['lists']);
  const state = useShownLiveState();
  if (state === 'off') return null;
  return (
    <span className={styles.mark} data-state={state}>
      <span>{t(`lists:${WORDS[state]}`)}</span>
    </span>
  );
}

const WORDS = {
  connecting: 'liveConnecting',
  connected: 'liveOn',
  reconnecting: 'liveReconnecting',
  disconnected: 'liveOff',
} as const;
