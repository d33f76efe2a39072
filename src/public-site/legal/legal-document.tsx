import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Button } from '#ui/buttons/button.tsx';
import { formatDate } from '#ui/text/format-date.ts';
import { SiteLayout } from '../frame/site-layout.tsx';
import { TitleBand } from '../title-band.tsx';
import { FirmRegistrations } from './firm-registrations.tsx';
import styles from './legal-document.module.css';
import type { LegalText } from './legal-text.ts';

interface LegalDocumentProps {
  title: string;
  description: string;
  text: LegalText;
}

/** A legal text with its contents beside it and every clause under a number; fit for paper. */
export function LegalDocument({ title, description, text }: LegalDocumentProps) {
  const { t } = useTranslation(['legal', 'common']);
  const { language } = useLanguage();
  const date = formatDate({ at: `${text.updated}T12:00:00Z`, language });
  return (
    <SiteLayout ground="ink">
      <TitleBand title={title} description={description} lead={<p>{t('legal:updated', { date })}</p>} />
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents" className={styles.contentsTitle}>
            {t('legal:onThisPage')}
          </h2>
          <ol>
            {text.sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title[language]}</a>
              </li>
            ))}
          </ol>
          <Button variant="secondary" onClick={() => window.print()}>
            <IconPrinter size={18} stroke={1.6} aria-hidden="true" />
            {t('common:print')}
          </Button>
        </nav>
        <div className={styles.text}>
          {text.sections.map((section, place) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`} className={styles.title}>
                <span className={styles.place}>{place + 1}.</span> {section.title[language]}
              </h2>
              <ol className={styles.clauses}>
                {section.clauses.map((clause, number) => (
                  <li key={clause.en}>
                    <span className={styles.number} aria-hidden="true">
                      <bdi dir="ltr">{`${place + 1}.${number + 1}`}</bdi>
                    </span>
                    <p>{clause[language]}</p>
                  </li>
                ))}
              </ol>
            </section>
          ))}
          <FirmRegistrations />
          <p className={styles.prevails}>{t('legal:prevails')}</p>
        </div>
      </div>
    </SiteLayout>
  );
}
