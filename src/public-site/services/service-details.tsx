import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { isolate } from '#ui/text/isolate.ts';
import { formatPrice } from '#contract/format-money.ts';
import type { Faq } from '../faq/use-faqs.ts';
import { Localized } from '../localized.tsx';
import { wordsOf } from '../words-of.ts';
import { LineList } from './line-list.tsx';
import styles from './service-details.module.css';
import type { Service } from './use-services.ts';

interface ServiceDetailsProps {
  service: Service;
  /** The questions that were answered about it. */
  faqs: readonly Faq[];
}

/** What is to be known of a service before it is asked for. What the firm has not written is left out. */
export function ServiceDetails({ service, faqs }: ServiceDetailsProps) {
  const { t } = useTranslation(['practice']);
  const { language } = useLanguage();
  const fee = formatPrice(service.fee, language);
  const { steps, documents, duration } = service;
  if (!(steps || documents || duration || fee) && faqs.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {t('practice:details')}
        <IconChevronDown size={18} stroke={1.6} aria-hidden="true" />
      </summary>
      <div className={styles.parts}>
        {steps !== '' && (
          <section>
            <h4 className={styles.title}>{t('practice:steps')}</h4>
            <LineList words={wordsOf(service, 'steps')} isOrdered className={styles.steps} />
          </section>
        )}
        {documents !== '' && (
          <section>
            <h4 className={styles.title}>{t('practice:documents')}</h4>
            <LineList words={wordsOf(service, 'documents')} className={styles.documents} />
          </section>
        )}
        {duration !== '' && (
          <section>
            <h4 className={styles.title}>{t('practice:duration')}</h4>
            <p>
              <Localized words={wordsOf(service, 'duration')} />
            </p>
          </section>
        )}
        {fee !== null && (
          <section>
            <h4 className={styles.title}>{t('practice:fee', { fee: isolate(fee) })}</h4>
            <p className={styles.note}>{t('practice:feeNote')}</p>
          </section>
        )}
        {faqs.length > 0 && (
          <section className={styles.wide}>
            <h4 className={styles.title}>{t('practice:questions')}</h4>
            <dl className={styles.questions}>
              {faqs.map((faq) => (
                <div key={faq.id}>
                  <dt>
                    <Localized words={wordsOf(faq, 'question')} />
                  </dt>
                  <dd>
                    <Localized words={wordsOf(faq, 'answer')} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </details>
  );
}
