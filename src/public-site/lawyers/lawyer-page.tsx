import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { pickWords } from '#contract/language.ts';
import { pages } from '#contract/pages.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Breadcrumb } from '../breadcrumb.tsx';
import { SiteLayout } from '../frame/site-layout.tsx';
import { Localized } from '../localized.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { PendingContent } from '../pending-content.tsx';
import { TitleBand } from '../title-band.tsx';
import { wordsOf } from '../words-of.ts';
import { LawyerProfile } from './lawyer-profile.tsx';
import styles from './lawyers-page.module.css';
import { useLawyers } from './use-lawyers.ts';

/** One lawyer: who they are, what they do, where they may practise, and how to reach them. */
export function LawyerPage() {
  const { t } = useTranslation(['home', 'lawyers']);
  const { language } = useLanguage();
  const { slug = '' } = useParams();
  const query = useLawyers();
  const { data } = query;
  const lawyer = data?.data.find((each) => each.slug === slug.toLowerCase());
  if (data && !lawyer) return <NotFoundPage />;

  const say = (key: 'name' | 'jobTitle' | 'description') =>
    lawyer ? pickWords(wordsOf(lawyer, key), language).text : '';
  return (
    <SiteLayout ground="ink">
      <TitleBand
        title={lawyer ? say('name') : t('home:teamTitle')}
        description={lawyer && `${say('jobTitle')}. ${say('description')}`.slice(0, DESCRIPTION_MAX)}
        portrait={lawyer?.photo ?? null}
        before={<Breadcrumb path={pages.lawyers.path} name={t('home:teamTitle')} />}
        lead={
          lawyer && (
            <p>
              <Localized words={wordsOf(lawyer, 'jobTitle')} />
            </p>
          )
        }
      />
      {data && lawyer && <LawyerProfile lawyer={lawyer} place={data.data.indexOf(lawyer)} />}
      {!data && (
        <div className={styles.content}>
          <PendingContent errorTitle={t('lawyers:errorTitle')} query={query} />
        </div>
      )}
    </SiteLayout>
  );
}

/** What search engines show of it. */
const DESCRIPTION_MAX = 200;
