import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { useFaqs } from '../faq/use-faqs.ts';
import { Localized } from '../localized.tsx';
import { PLACE as FORM_PLACE } from '../request-form/place.ts';
import { wordsOf } from '../words-of.ts';
import styles from './category-content.module.css';
import { RequestPanel } from './request-panel.tsx';
import { ServiceDetails } from './service-details.tsx';
import { ServiceRow } from './service-row.tsx';
import { useChosenService } from './use-chosen-service.ts';
import type { Practice } from './use-services.ts';

const STEPS = ['services:step1', 'services:step2', 'services:step3', 'services:step4'] as const;

/** A category in full, beside the form that asks for one of its services. */
export function CategoryContent({ practice: { category, services } }: { practice: Practice }) {
  const { t } = useTranslation(['services']);
  const faqs = useFaqs().data?.data ?? [];
  const { chosenId, isAsking, choose } = useChosenService();
  return (
    <div className={styles.columns}>
      <div>
        <p className={styles.summary}>
          <Localized words={wordsOf(category, 'description')} />
        </p>
        {services.length > 0 && (
          <section aria-labelledby="covers">
            <h2 id="covers" className={styles.title}>
              {t('services:covers')}
            </h2>
            <ul className={styles.services}>
              {services.map((service) => (
                <ServiceRow
                  key={service.id}
                  service={service}
                  isChosen={service.id === chosenId}
                  onChoose={choose}
                >
                  <ServiceDetails
                    service={service}
                    faqs={faqs.filter(({ serviceId }) => serviceId === service.id)}
                  />
                </ServiceRow>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="process">
          <h2 id="process" className={styles.title}>
            {t('services:process')}
          </h2>
          <ol className={styles.steps}>
            {STEPS.map((step, place) => (
              <li key={step}>
                <span className={styles.number} aria-hidden="true">
                  {place + 1}
                </span>
                {t(step)}
              </li>
            ))}
          </ol>
        </section>
        {services.every(({ documents }) => documents === '') && (
          <section aria-labelledby="documents">
            <h2 id="documents" className={styles.title}>
              {t('services:documents')}
            </h2>
            <p className={styles.text}>{t('services:documentsBody')}</p>
          </section>
        )}
        <p className={styles.bar}>
          <ButtonLink size="large" isFullWidth href={`#${FORM_PLACE}`}>
            {t(chosenId === null ? 'services:requestTitle' : 'services:requestThis')}
          </ButtonLink>
        </p>
      </div>
      <RequestPanel
        serviceId={chosenId}
        categoryId={category.id}
        isAsking={isAsking}
        onServiceChange={choose}
      />
    </div>
  );
}
