import { useTranslation } from 'react-i18next';
import type { FaqTopic } from './use-faq-topics.ts';
import styles from './topic-filter.module.css';

interface TopicFilterProps {
  topics: readonly FaqTopic[];
  chosenId: number | null;
  onChoose: (id: number | null) => void;
}

/** The topics beside the questions; on narrow screens a row that scrolls. */
export function TopicFilter({ topics, chosenId, onChoose }: TopicFilterProps) {
  const { t } = useTranslation(['faqPage']);
  const choices = [{ id: null, name: t('faqPage:allCategories') }, ...topics];
  return (
    <div role="group" aria-label={t('faqPage:topics')} className={styles.topics}>
      {topics.length > 1 &&
        choices.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={styles.topic}
            aria-pressed={id === chosenId}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        ))}
    </div>
  );
}
