import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#providers/session/use-session.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { classes } from '#ui/layout/classes.ts';
import { GirihWindow } from '#ui/girih/girih-window.tsx';
import { InkPage } from '#ui/layout/ink-page.tsx';
import { TypedText } from '#ui/text/typed-text.tsx';
import { frontPageOf } from './go-home.ts';
import styles from './ink-error-page.module.css';
import { PageHeading } from './page-heading.tsx';
import { useGoBack } from './use-go-back.ts';

/** The page behind a closed door (R24-R31): two lines of fact and a sentence that does not take itself seriously. */
export function UnauthorizedPage() {
  const { t } = useTranslation(['unauthorized']);
  const session = useSession();
  const goBack = useGoBack();
  const [{ joke, round }, setShown] = useState(() => ({ joke: anotherJoke(null), round: 0 }));
  const replay = () => setShown((shown) => ({ joke: anotherJoke(shown.joke), round: shown.round + 1 }));

  return (
    <InkPage>
      <GirihWindow look="shut" className={styles.window} />
      <p className={styles.code}>{t('unauthorized:code')}</p>
      <PageHeading title={t('unauthorized:area')} className={classes(styles.title, styles.isTyped)}>
        <TypedText key={round} text={t(JOKES[joke] ?? JOKES[0])} />
      </PageHeading>
      <p className={styles.text}>{t('unauthorized:area')}</p>
      <div className={styles.actions}>
        <ButtonLink variant="clay" to={frontPageOf(session?.user.lastRole ?? null)}>
          {t('unauthorized:goHome')}
        </ButtonLink>
        <Button variant="secondaryOnInk" onClick={goBack}>
          {t('unauthorized:goBack')}
        </Button>
        <Button
          variant="secondaryOnInk"
          className={styles.square}
          aria-label={t('unauthorized:replay')}
          title={t('unauthorized:replay')}
          onClick={replay}
        >
          <IconRefresh size={20} stroke={1.6} aria-hidden="true" />
        </Button>
      </div>
    </InkPage>
  );
}

const JOKES = [
  'unauthorized:joke1',
  'unauthorized:joke2',
  'unauthorized:joke3',
  'unauthorized:joke4',
  'unauthorized:joke5',
  'unauthorized:joke6',
] as const;

/** A sentence by chance, never the one just read (A72). */
function anotherJoke(current: number | null): number {
  if (current === null) return Math.floor(Math.random() * JOKES.length);
  return (current + 1 + Math.floor(Math.random() * (JOKES.length - 1))) % JOKES.length;
}
