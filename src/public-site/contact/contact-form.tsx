import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MESSAGE_MAX } from '#contract/field-limits.ts';
import { pages } from '#contract/pages.ts';
import type { PostedForm } from '#contract/posted-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormFailure } from '#ui/fields/form-failure.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { Optional } from '#ui/loading/optional.tsx';
import { KeepFromReload } from '../sending/keep-from-reload.ts';
import { PrivacyLine } from '../sending/privacy-line.tsx';
import formStyles from '../sign-in/form.module.css';
import { usePostedForm } from '../use-posted-form.ts';
import styles from './contact-form.module.css';
import { loadMessageRules } from './message-rules.ts';
import { type SentMessage, useContactForm } from './use-contact-form.ts';

/** Comes while the message is written. */
const MessageSent = lazyWithRetry(async () => (await import('./message-sent.tsx')).MessageSent);
/** Comes once a try was refused. */
const MessageProblems = lazyWithRetry(async () => (await loadMessageRules()).loadMessageProblems());

/** A message to the firm (R148, R257-R259, R339). */
export function ContactForm() {
  const posted = usePostedForm(pages.contact);
  const [sent, setSent] = useState<SentMessage | null>(
    posted?.isSent ? { email: posted.values['email'] ?? '', receipt: posted.receipt } : null,
  );
  const [isAnother, setIsAnother] = useState(false);
  const begin = () => {
    setSent(null);
    setIsAnother(true);
  };
  useEffect(() => MessageSent.preload(), []);
  if (sent !== null)
    return (
      <LazyBoundary>
        <MessageSent {...sent} onAnother={begin} />
      </LazyBoundary>
    );
  // Nothing leaves before its receipt can be shown.
  return (
    <MessageFields
      prepare={MessageSent.load}
      onSent={setSent}
      posted={posted?.isSent ? null : posted}
      isAnother={isAnother}
    />
  );
}

interface MessageFieldsProps {
  /** Brings what is shown once it is sent. */
  prepare: () => Promise<unknown>;
  onSent: (sent: SentMessage) => void;
  posted: PostedForm | null;
  /** It stands where the button was that asked for it. */
  isAnother: boolean;
}

function MessageFields({ prepare, onSent, posted, isAnother }: MessageFieldsProps) {
  const { t } = useTranslation(['contact']);
  const form = useContactForm(prepare, onSent, posted);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnother) heading.current?.focus();
  }, [isAnother]);
  // An earlier try had arrived, with other words.
  const isKnown = form.failureCode === 'idempotencyMismatch';
  return (
    <section aria-labelledby="write">
      <h2 id="write" ref={heading} tabIndex={-1} className={styles.title}>
        {t('contact:formTitle')}
      </h2>
      <form {...form.formProps} method="post" action={pages.contact.path} className={formStyles.form}>
        {form.wasRefused && (
          <Optional placeholder={<KeepFromReload />}>
            <MessageProblems form={form} />
          </Optional>
        )}
        <TextField {...form.getInputProps('name')} autoComplete="name" label={t('contact:name')} isOptional />
        <TextField
          {...form.getInputProps('email')}
          type="email"
          direction="ltr"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          label={t('contact:email')}
        />
        <PhoneField {...form.getInputProps('phone')} autoComplete="tel" label={t('contact:phone')} />
        <TextAreaField
          {...form.getInputProps('message')}
          rows={6}
          limit={MESSAGE_MAX}
          placeholder={t('contact:messagePlaceholder')}
          label={t('contact:message')}
        />
        {/* Nobody sees it, so only a machine fills it in. */}
        <label className="visually-hidden" aria-hidden="true">
          {t('contact:trap')}
          <input {...trapOf(form.getInputProps('website'))} type="text" tabIndex={-1} autoComplete="off" />
        </label>
        <FormFailure
          id={form.panelId}
          // Whoever has reached the limit is told when to try again: not now.
          {...(form.failureCode !== 'tooManyRequests' && {
            title: t(isKnown ? 'contact:knownTitle' : 'contact:error'),
          })}
          message={isKnown ? t('contact:knownBody') : form.failure}
        />
        <Button
          type="submit"
          size="large"
          isLoading={form.isSubmitting}
          loadingLabel={t('contact:submitting')}
          className={styles.submit}
        >
          {t('contact:submit')}
        </Button>
        <PrivacyLine />
      </form>
    </section>
  );
}

/** Only what an input knows. */
const trapOf = ({
  name,
  value,
  onChange,
}: ReturnType<ReturnType<typeof useContactForm>['getInputProps']>) => ({
  name,
  value,
  onChange,
});
