import { type LocalizedText, directionOf, pickWords } from '#contract/language.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';

interface LineListProps {
  /** A text of a line for each item. */
  words: LocalizedText;
  /** Whether the lines follow each other in time. Default: no. */
  isOrdered?: boolean;
  className?: string;
}

/** The lines of a text as a list, in the page's language or in the one that was written. */
export function LineList({ words, isOrdered = false, className }: LineListProps) {
  const { language } = useLanguage();
  const shown = pickWords(words, language);
  const List = isOrdered ? 'ol' : 'ul';
  const other = shown.language === language ? {} : { lang: shown.language, dir: directionOf(shown.language) };
  return (
    <List className={className} {...other}>
      {shown.text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <li key={line}>{line}</li>
        ))}
    </List>
  );
}
