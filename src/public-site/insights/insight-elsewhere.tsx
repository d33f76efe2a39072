import { useTranslation } from 'react-i18next';
import { LANGUAGE_PARAMETER, type Language } from '#contract/language.ts';
import { pages } from '#contract/pages.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Breadcrumb } from '../breadcrumb.tsx';
import { SiteLayout } from '../frame/site-layout.tsx';
import { TitleBand } from '../title-band.tsx';
import { InsightList } from './insight-list.tsx';
import styles from './insight-page.module.css';
import { useInsights } from './use-insights.ts';

/** At most this many articles in the reader's language stand under it. */
const OTHERS = 3;

/** An article that is published, but not in the language of the reader: where it is, and what there is in theirs. */
export function InsightElsewhere({ path, language: of }: { path: string; language: Language }) {
  const { t } = useTranslation(['insights', 'nav']);
  const { language } = useLanguage();
  const others = useInsights(language, 1).data?.data.slice(0, OTHERS) ?? [];
  return (
    <SiteLayout ground="ink">
      <TitleBand
        title={t('insights:onlyElsewhere')}
        isMissing
        before={<Breadcrumb path={pages.insights.path} name={t('nav:insights')} />}
      >
        {/* The address names the language, also the first: whoever has chosen the other one would be shown this again. */}
        <ButtonLink variant="clay" href={`${path}?${LANGUAGE_PARAMETER}=${of}`} hrefLang={of}>
          {t('insights:readElsewhere')}
        </ButtonLink>
      </TitleBand>
      {others.length > 0 && (
        <section className={styles.content} aria-labelledby="others">
          <h2 id="others" className={styles.others}>
            {t('insights:inThisLanguage')}
          </h2>
          <InsightList insights={others} isNested />
        </section>
      )}
    </SiteLayout>
  );
}
