import { useEffect, useState } from 'react';
import { fillWords } from '#contract/language.ts';
import { matterPath } from '#contract/matter.ts';
import { inWritingOf } from '#contract/in-writing.ts';
import type { Values } from '#contract/record-schemas.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { useIsHydrated } from '#ui/loading/use-is-hydrated.ts';
import { HeldPromise } from '../appointments/held-promise.tsx';
import { SiteLayout } from '../frame/site-layout.tsx';
import { PageHeading } from '../page-heading.tsx';
import { PlainStep, looksByName } from './step-looks.ts';
import type { SteppedMatter } from './steps.ts';
import { SubmissionIntro } from './submission-intro.tsx';
import styles from './submission.module.css';

/** Comes with what every form is made of; until then the page stands as the host has drawn it. */
const SubmissionForm = lazyWithRetry(async () => (await import('./submission-form.tsx')).SubmissionForm);

/** Comes while the form is filled in. */
const SentPanel = lazyWithRetry(async () => (await import('../sending/sent-panel.tsx')).SentPanel);

/** Sending a new matter, in steps that keep what was typed (R236-R239, A39). */
export function SubmissionPage({ kind }: { kind: SteppedMatter }) {
  const { language } = useLanguage();
  const isHydrated = useIsHydrated();
  const [sent, setSent] = useState<Values | null>(null);
  const { words, steps } = kind.portal.form;
  useEffect(() => {
    SubmissionForm.preload();
    SentPanel.preload();
    (looksByName[steps[0]?.look ?? ''] ?? PlainStep).preload();
  }, [steps]);
  const held = sent ? heldIn(kind, sent) : undefined;
  const sentTitle = words.sentTitle[language];
  const beginning = (
    <>
      <SubmissionIntro kind={kind} title={(words.metaTitle ?? words.title)[language]} />
      <div className={styles.room} />
    </>
  );
  return (
    <SiteLayout ground="white">
      <div className={styles.measure}>
        {sent ? (
          <LazyBoundary>
            <SentPanel
              title={sentTitle}
              heading={<PageHeading title={sentTitle} className={styles.sentTitle} />}
              record={sent}
              promise={
                held &&
                ((reply, office) => (
                  <HeldPromise {...held} office={office}>
                    {reply}
                  </HeldPromise>
                ))
              }
              numberWords={(id) => fillWords(sentWords(kind, sent).sentNumber[language], { id })}
            >
              <ButtonLink to={matterPath(kind, Number(sent['id']))}>{words.follow[language]}</ButtonLink>
              <Button variant="secondary" onClick={() => setSent(null)}>
                {words.another[language]}
              </Button>
            </SentPanel>
          </LazyBoundary>
        ) : isHydrated ? (
          <LazyBoundary placeholder={beginning}>
            <SubmissionForm kind={kind} onSent={setSent} />
          </LazyBoundary>
        ) : (
          beginning
        )}
      </div>
    </SiteLayout>
  );
}

/** The time that was chosen with it, what it costs, and by when the first reply comes. */
function heldIn({ portal: { calendar } }: SteppedMatter, sent: Values) {
  const at = sent[calendar?.booking?.wish ?? ''];
  if (typeof at !== 'string') return undefined;
  const { replyDueAt } = sent;
  const fee = sent[calendar?.fee ?? ''];
  return { at, fee, replyDueAt: typeof replyDueAt === 'string' ? replyDueAt : null };
}

/** What says the number: by whether nobody meets, a time was chosen, or one is still to be set. */
const sentWords = (kind: SteppedMatter, sent: Values) =>
  inWritingOf(kind.portal, sent) ??
  (heldIn(kind, sent) && kind.portal.calendar?.booking) ??
  kind.portal.form.words;
