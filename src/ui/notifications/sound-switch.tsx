import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SOUND_STORE } from '#contract/stores.ts';
import { useStored } from '#providers/browser/use-stored.ts';
import styles from './notification-bell.module.css';
import { isSoundOn, setSound } from '#providers/notifications/sound.ts';

/** Whether notifications are also heard, in this browser. */
export function SoundSwitch() {
  const { t } = useTranslation(['notifications']);
  const isOn = isSoundOn(useStored('local', SOUND_STORE));
  const Icon = isOn ? IconVolume : IconVolumeOff;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={t('notifications:sound')}
      title={t('notifications:sound')}
      className={styles.sound}
      onClick={() => setSound(!isOn)}
    >
      <Icon size={17} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
