import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages, serviceCategoryPath } from '#contract/pages.ts';
import { useSession } from '#providers/session/use-session.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { GirihWindow } from '#ui/girih/girih-window.tsx';
import { InkPage } from '#ui/layout/ink-page.tsx';
import { useIsHydrated } from '#ui/loading/use-is-hydrated.ts';
import type { ServiceCategory } from './services/use-services.ts';
import { frontPageOf } from './go-home.ts';
import styles from './ink-error-page.module.css';
import { Localized } from './localized.tsx';
import { PageHeading } from './page-heading.tsx';
import { useGoBack } from './use-go-back.ts';
import { wordsOf } from './words-of.ts';

interface NotFoundPageProps {
  /** Where a category of services was looked for: those that there are. */
  categories?: readonly ServiceCategory[];
}

/** Nothing is at this address (R32). */
export function NotFoundPage({ categories = [] }: NotFoundPageProps) {
  const { t } = useTranslation(['notFound', 'nav']);
  const session = useSession();
  const goBack = useGoBack();
  const role = session?.user.lastRole ?? null;
  const isHydrated = useIsHydrated();

  return (
    <InkPage>
      <GirihWindow look="openCentre" className={styles.window} />
      <p className={styles.code}>{t('notFound:code')}</p>
      <PageHeading title={t('notFound:title')} isMissing className={styles.title} />
      <p className={styles.text}>{t('notFound:body')}</p>
      <div className={styles.actions}>
        <ButtonLink variant="clay" to={frontPageOf(role)}>
          {t('notFound:goHome')}
        </ButtonLink>
        {/* Where somebody came from is known to the browser alone: the host draws what cannot be pressed yet. */}
        <Button variant="secondaryOnInk" disabled={!isHydrated} onClick={goBack}>
          {t('notFound:goBack')}
        </Button>
      </div>
      {role !== 'CustomerService' && (
        <nav className={styles.links} aria-label={t('notFound:suggestions')}>
          <p>{t('notFound:suggestions')}</p>
          {categories.map((category) => (
            <Link key={category.id} to={serviceCategoryPath(category.slug)}>
              <Localized words={wordsOf(category, 'name')} />
            </Link>
          ))}
          <Link to={pages.services.path}>{t('nav:services')}</Link>
          <Link to={pages.faq.path}>{t('nav:faq')}</Link>
          {session ? (
            role === 'User' && <Link to={pages.account.path}>{t('nav:myRequests')}</Link>
          ) : (
            <Link to={pages.login.path}>{t('nav:login')}</Link>
          )}
        </nav>
      )}
    </InkPage>
  );
}
