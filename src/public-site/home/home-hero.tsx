import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contract/pages.ts';
import type { Role } from '#contract/roles.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useIsRestoring, useSession } from '#providers/use-session.ts';
import { BranchGlyph } from '#ui/branch-glyph.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { DirectionalIcon } from '#ui/directional-icon.tsx';
import { GirihScene } from '#ui/girih-scene.tsx';
import { PageHeading } from '../page-heading.tsx';
import styles from './home-hero.module.css';

/** The firm in one view: two cities, what it stands for, and the way in, beside the lit window. */
export function HomeHero() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const session = useSession();
  const isRestoring = useIsRestoring();
  const [path, label] = session ? WAY_IN[session.user.lastRole ?? 'none'] : WAY_IN.visitor;

  return (
    <section className={styles.hero}>
      <GirihScene scene="hero" language={language} className={styles.wide} />
      <div className={styles.text}>
        <p className={styles.cities}>
          <span>
            <BranchGlyph branch="riyadh" /> {t('branch.riyadh')}
          </span>
          <span className={styles.rule} />
          <span>
            <BranchGlyph branch="cairo" /> {t('branch.cairo')}
          </span>
        </p>
        <PageHeading
          title={t('home.metaTitle')}
          description={t('home.metaDescription')}
          isWholeTitle
          className={styles.title}
        >
          <span>{t('home.heroTitleA')}</span> <span>{t('home.heroTitleB')}</span>
        </PageHeading>
        <p className={styles.lead}>{t('home.heroLead')}</p>
        <p className={styles.actions}>
          <ButtonLink variant="clay" size="large" to={path} data-waiting={isRestoring || undefined}>
            {t(label)} <DirectionalIcon icon={IconArrowRight} size={20} />
          </ButtonLink>
          <ButtonLink variant="secondaryOnInk" size="large" to={pages.faq.path}>
            {t('nav.faq')}
          </ButtonLink>
        </p>
      </div>
      <GirihScene scene="heroMobile" language={language} className={styles.narrow} />
    </section>
  );
}

type Label = 'auth.toRegister' | 'nav.myRequests' | 'nav.adminPanel' | 'nav.faq';

const WAY_IN: Readonly<Record<Role | 'visitor' | 'none', readonly [path: string, label: Label]>> = {
  visitor: [`${pages.login.path}?tab=register`, 'auth.toRegister'],
  User: [pages.account.path, 'nav.myRequests'],
  Admin: [pages.dashboard.path, 'nav.adminPanel'],
  CustomerService: [pages.staffProfile.path, 'nav.adminPanel'],
  none: [pages.faq.path, 'nav.faq'],
};
