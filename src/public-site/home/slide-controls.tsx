import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './slide-controls.module.css';

interface SlideControlsProps {
  count: number;
  /** The slide that is shown, from 0. */
  at: number;
  isPlaying: boolean;
  onToggle: () => void;
  onChoose: (place: number) => void;
}

/** Stops the slides, and leads to each of them. */
export function SlideControls({ count, at, isPlaying, onToggle, onChoose }: SlideControlsProps) {
  const { t } = useTranslation(['home', 'a11y']);
  const Icon = isPlaying ? IconPlayerPause : IconPlayerPlay;
  return (
    <div role="group" aria-label={t('home:slides')} className={styles.controls}>
      <button
        type="button"
        className={styles.toggle}
        aria-label={t(isPlaying ? 'a11y:pauseSlides' : 'a11y:playSlides')}
        onClick={onToggle}
      >
        <Icon size={18} stroke={1.6} aria-hidden="true" />
      </button>
      {Array.from({ length: count }, (_, place) => (
        <button
          key={place}
          type="button"
          className={styles.bar}
          aria-label={t('a11y:slideOf', { n: place + 1, total: count })}
          aria-current={place === at || undefined}
          onClick={() => onChoose(place)}
        />
      ))}
    </div>
  );
}
