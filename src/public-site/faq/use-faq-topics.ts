import { useMemo } from 'react';
import { type Language, pickWords } from '#contract/language.ts';
import type { LaterRecord } from '#providers/records/later-resource.ts';
import { useAllRecords } from '../queries/use-records.ts';
import { faqCategories, faqs } from '../content.ts';
import { matchesAll } from '../match-ranges.ts';
import { wordsOf } from '../words-of.ts';

type Faq = LaterRecord<typeof faqs>;

export interface FaqTopic {
  id: number;
  name: string;
  faqs: Faq[];
}

/** The questions under their topics, in the firm's order; both are asked for in one go. */
export function useFaqTopics() {
  const questions = useAllRecords(faqs);
  const categories = useAllRecords(faqCategories);
  const topics = useMemo(
    () => (questions.data && categories.data ? grouped(questions.data.data, categories.data.data) : null),
    [questions.data, categories.data],
  );
  const failed = [questions, categories].find(({ isError }) => isError);
  const retry = () => {
    for (const query of [questions, categories]) if (query.isError) void query.refetch();
  };
  return { topics, error: topics ? null : (failed?.error ?? null), retry };
}

function grouped(questions: readonly Faq[], categories: readonly { id: number; name: string }[]): FaqTopic[] {
  return categories
    .map(({ id, name }) => ({ id, name, faqs: questions.filter(({ categoryId }) => categoryId === id) }))
    .filter((topic) => topic.faqs.length > 0);
}

interface FaqFilter {
  terms: readonly string[];
  /** `null`: all of them. */
  topicId: number | null;
  language: Language;
}

/** The questions that a search finds, in what the reader sees of them; topics without any are left out. */
export const filterTopics = (
  topics: readonly FaqTopic[],
  { terms, topicId, language }: FaqFilter,
): FaqTopic[] =>
  topics
    .filter(({ id }) => topicId === null || id === topicId)
    .map((topic) => ({
      ...topic,
      faqs: topic.faqs.filter((faq) => matchesAll(`${topic.name} ${shownText(faq, language)}`, terms)),
    }))
    .filter((topic) => topic.faqs.length > 0);

const shownText = (faq: Faq, language: Language): string =>
  [wordsOf(faq, 'question'), wordsOf(faq, 'answer')]
    .map((words) => pickWords(words, language).text)
    .join(' ');
