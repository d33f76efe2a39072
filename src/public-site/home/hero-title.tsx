import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf, pickWords } from '#contract/language.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { PageHeading } from '../page-heading.tsx';
import { type HeroSlide, isLongTitle, titleLines } from './hero-slides.ts';
import styles from './hero-title.module.css';

interface HeroTitleProps {
  slides: readonly HeroSlide[];
  /** The slide that is shown, from 0. */
  at: number;
}

/** The heading of the front page: the slides' titles, all in one place so that nothing moves when they change. */
export function HeroTitle({ slides, at }: HeroTitleProps) {
  const { t } = useTranslation(['home']);
  const { language } = useLanguage();
  return (
    <PageHeading
      title={t('home:metaTitle')}
      description={t('home:metaDescription')}
      isWholeTitle
      className={styles.titles}
    >
      {slides.map(({ id, title }, place) => {
        const shown = pickWords(title, language);
        const isForeign = shown.language !== language;
        return (
          <span
            key={id}
            className={styles.title}
            data-shown={place === at || undefined}
            data-long={isLongTitle(shown.text, shown.language) || undefined}
            lang={isForeign ? shown.language : undefined}
            dir={isForeign ? directionOf(shown.language) : undefined}
          >
            {titleLines(shown.text).map((line, number) => (
              <Fragment key={line}>
                {number > 0 && ' '}
                <span>{line}</span>
              </Fragment>
            ))}
          </span>
        );
      })}
    </PageHeading>
  );
}
