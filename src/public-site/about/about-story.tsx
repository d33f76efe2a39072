import { useTranslation } from 'react-i18next';
import { FirmFigures } from '../firm/firm-figures.tsx';
import { Section } from '../section.tsx';
import styles from './about-page.module.css';

const PARAGRAPHS = ['about:story1', 'about:story2', 'about:story3'] as const;

/** How the firm came to be, and what it has come to in figures. */
export function AboutStory() {
  const { t } = useTranslation(['about']);
  return (
    <Section id="story" title={t('about:storyTitle')} ground="surface" isSplit>
      <div className={styles.story}>
        {PARAGRAPHS.map((paragraph) => (
          <p key={paragraph}>{t(paragraph)}</p>
        ))}
      </div>
      <FirmFigures />
    </Section>
  );
}
