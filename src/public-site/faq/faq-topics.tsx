import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Accordion, AccordionItem } from '#ui/layout/accordion.tsx';
import { Localized } from '../localized.tsx';
import { Marked } from '../marked.tsx';
import { wordsOf } from '../words-of.ts';
import { CopyLinkButton } from './copy-link-button.tsx';
import { anchorOf } from './faq-anchor.ts';
import styles from './faq-topics.module.css';
import type { FaqTopic } from './use-faq-topics.ts';

interface FaqTopicsProps {
  /** Never empty. */
  topics: readonly FaqTopic[];
  terms: readonly string[];
}

/** The questions, ruled, under their topics. A link to one of them, and the first match of a search, are open. */
export function FaqTopics({ topics, terms }: FaqTopicsProps) {
  const { t } = useTranslation(['faqPage']);
  const { hash } = useLocation();
  const [copiedId, setCopiedId] = useState<number | null>(null);
  const [toggled, setToggled] = useState<Readonly<Record<number, boolean>>>({});
  const firstId = terms.length > 0 ? topics[0]?.faqs[0]?.id : undefined;
  const isOpen = (id: number) => toggled[id] ?? (id === firstId || hash === `#${anchorOf(id)}`);

  return (
    <>
      <p role="status" className="visually-hidden">
        {copiedId !== null && t('faqPage:linkCopied')}
      </p>
      {topics.map((topic) => (
        <section key={topic.id} className={styles.topic} data-far aria-labelledby={`topic-${topic.id}`}>
          <h2 id={`topic-${topic.id}`} className={styles.name}>
            <Marked text={topic.name} terms={terms} />
          </h2>
          <Accordion>
            {topic.faqs.map((faq) => (
              <AccordionItem
                key={faq.id}
                id={anchorOf(faq.id)}
                title={
                  <span className={styles.question}>
                    <Localized words={wordsOf(faq, 'question')} terms={terms} />
                  </span>
                }
                isOpen={isOpen(faq.id)}
                onToggle={(next) => setToggled({ ...toggled, [faq.id]: next })}
                aside={
                  <CopyLinkButton faqId={faq.id} isCopied={copiedId === faq.id} onCopied={setCopiedId} />
                }
              >
                <p className={styles.answer}>
                  <Localized words={wordsOf(faq, 'answer')} terms={terms} />
                </p>
              </AccordionItem>
            ))}
          </Accordion>
        </section>
      ))}
    </>
  );
}
