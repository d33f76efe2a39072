import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bootElapsedMs } from './boot-screen.ts';
import { Button } from '../buttons/button.tsx';
import { classes } from '../layout/classes.ts';
import { InkPage } from '../layout/ink-page.tsx';
import { loadingProgressAt, startLoadingClock } from './loading-progress.ts';
import styles from './loading-screen.module.css';
import { Ltr } from '../text/ltr.tsx';
import { Mark } from '../brand/mark.tsx';

const STATUS_KEYS = [
  'loadingScreen:status1',
  'loadingScreen:status2',
  'loadingScreen:status3',
  'loadingScreen:status4',
] as const;

/**
 * The branded screen while a page's code is on its way (R60). Counter and texts are ornament: it is shown only after 200 ms
 * and leaves with its unmounting, whatever the counter says (R65). Said once, politely; the ticks are silent (R68).
 */
export function LoadingScreen() {
  const { t } = useTranslation(['loadingScreen']);
  // The first screen of a visit goes on counting where the boot screen in index.html was.
  const [bootMs] = useState(bootElapsedMs);
  const [{ percent, status, isSlow }, setProgress] = useState(() => loadingProgressAt(bootMs));
  useEffect(() => startLoadingClock(setProgress, bootMs), [bootMs]);

  return (
    <InkPage className={classes(styles.screen, bootMs === 0 && styles.later)} isTopLevel={false}>
      <Mark size={112} tone="ink" className={styles.mark} />
      {/* Without a value it is «busy» to a screen reader; a value would be read out at every tick. */}
      <div role="progressbar" aria-label={t('loadingScreen:label')}>
        <div aria-hidden="true">
          <p className={styles.percent}>
            <Ltr>{t('loadingScreen:progress', { value: percent })}</Ltr>
          </p>
          <p className={styles.status}>{t(STATUS_KEYS[status] ?? STATUS_KEYS[0])}</p>
          <div className={styles.track}>
            <div className={styles.line} style={{ inlineSize: `${percent}%` }} />
          </div>
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {t('loadingScreen:label')}
      </p>
      <div role="status" className={styles.slow}>
        {isSlow && (
          <>
            <p>{t('loadingScreen:slow')}</p>
            <Button variant="secondaryOnInk" onClick={() => window.location.reload()}>
              {t('loadingScreen:reload')}
            </Button>
          </>
        )}
      </div>
    </InkPage>
  );
}
