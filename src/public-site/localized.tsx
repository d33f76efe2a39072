import { type LocalizedText, directionOf, pickWords } from '#contract/language.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Marked } from './marked.tsx';

interface LocalizedProps {
  words: LocalizedText;
  /** Folded search terms to mark. */
  terms?: readonly string[];
}

/** A text of the firm in the page's language; where only the other one was written, marked as such (R12). */
export function Localized({ words, terms = [] }: LocalizedProps) {
  const { language } = useLanguage();
  const shown = pickWords(words, language);
  const text = <Marked text={shown.text} terms={terms} />;
  // By its own letters: a title may begin with a sign, or be wholly in the letters of the other language.
  if (shown.language === language) return <bdi>{text}</bdi>;
  return (
    <span lang={shown.language} dir={directionOf(shown.language)}>
      {text}
    </span>
  );
}
