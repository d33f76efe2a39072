import { useBack, useGo } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { homeOf } from '#contract/pages.ts';
import { placeInHistory } from '#providers/browser/history-place.ts';
import { useSession } from '#providers/session/use-session.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { ScreenHead } from './chrome/screen-head.tsx';

/** No screen of the panel has this address (R32). */
export function MissingScreen() {
  const { t } = useTranslation(['notFound']);
  const home = homeOf(useSession()?.user.lastRole ?? null);
  const back = useBack();
  const go = useGo();
  // Whoever came in by this address has no place to go back to.
  const goBack = () =>
    placeInHistory(window.history.state) > 0 ? back() : go({ to: home, type: 'replace' });
  return (
    <>
      <ScreenHead
        title={t('notFound:title')}
        actions={
          <Button size="small" variant="secondary" onClick={goBack}>
            {t('notFound:goBack')}
          </Button>
        }
      />
      <EmptyState
        look="openCentre"
        title={t('notFound:code')}
        action={
          <ButtonLink size="small" variant="secondary" to={home}>
            {t('notFound:goHome')}
          </ButtonLink>
        }
      >
        {t('notFound:body')}
      </EmptyState>
    </>
  );
}
