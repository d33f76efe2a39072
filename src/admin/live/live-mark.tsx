import { useTranslation } from 'react-i18next';
import { useLiveState } from '#providers/live/live-state.ts';
import styles from './live.module.css';

/** Whether the list hears of what others do (R306). */
export function LiveMark() {
  const { t } = useTranslation(['lists']);
  const state = useLiveState();
  const words = { connected: 'liveOn', reconnecting: 'liveReconnecting', disconnected: 'liveOff' } as const;
  if (state === 'off' || state === 'connecting') return null;
  return (
    <span className={styles.mark} data-state={state}>
      <span>{t(`lists:${words[state]}`)}</span>
    </span>
  );
}
