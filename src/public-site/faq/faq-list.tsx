import type { RecordOf } from '#contract/record-types.ts';
import type { faqs } from '#resources/faqs.ts';
import { Accordion, AccordionItem } from '#ui/layout/accordion.tsx';
import { Localized } from '../localized.tsx';
import { wordsOf } from '../words-of.ts';
import styles from './faq-list.module.css';

/** A few questions of the FAQ page on another page, the first of them open. */
export function FaqList({ faqs: questions }: { faqs: readonly RecordOf<typeof faqs>[] }) {
  return (
    <Accordion>
      {questions.map((faq, place) => (
        <AccordionItem
          key={faq.id}
          title={<Localized words={wordsOf(faq, 'question')} />}
          isOpenAtFirst={place === 0}
        >
          <p className={styles.answer}>
            <Localized words={wordsOf(faq, 'answer')} />
          </p>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
