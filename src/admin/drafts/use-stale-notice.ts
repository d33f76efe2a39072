import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { STALE_PROGRAM } from '#providers/browser/held-page.ts';
import { reloadByHand } from '#providers/browser/leave.ts';
import { useNotify } from '../refine/use-notify.ts';

/** For the whole page: what did not come is asked for again and again, and several forms may stand here. */
let isTold = false;

/**
 * Says once, to whoever writes on a page that is older than the host's program, that it has to be loaded again. They
 * choose when.
 * @param body what is to be done before. Default: save what was typed.
 */
export function useStaleNotice(body?: string): void {
  const { t } = useTranslation(['drafts', 'loadingScreen']);
  const notify = useNotify();
  const tell = () => {
    if (isTold) return;
    isTold = true;
    notify({
      type: 'progress',
      message: t('drafts:staleTitle'),
      description: body ?? t('drafts:staleBody'),
      stays: true,
      action: { label: t('loadingScreen:reload'), onPress: reloadByHand },
    });
  };
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    const handleStale = () => latest.current();
    window.addEventListener(STALE_PROGRAM, handleStale);
    return () => window.removeEventListener(STALE_PROGRAM, handleStale);
  }, []);
}
