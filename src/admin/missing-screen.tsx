import { useTranslation } from 'react-i18next';
import { homeOf } from '#contract/pages.ts';
import { useSession } from '#providers/session/use-session.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { ScreenHead } from './chrome/screen-head.tsx';

/** No screen of the panel has this address. */
export function MissingScreen() {
  const { t } = useTranslation(['notFound']);
  const session = useSession();
  return (
    <>
      <ScreenHead title={t('notFound:title')} />
      <EmptyState
        look="openCentre"
        title={t('notFound:code')}
        action={
          <ButtonLink size="small" variant="secondary" to={homeOf(session?.user.lastRole ?? null)}>
            {t('notFound:goHome')}
          </ButtonLink>
        }
      >
        {t('notFound:body')}
      </EmptyState>
    </>
  );
}
