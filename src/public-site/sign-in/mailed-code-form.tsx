import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SchemaForm } from '#providers/forms/use-schema-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { usePassFocus } from '#ui/layout/use-pass-focus.ts';
import { usePlaceIn } from '#ui/layout/use-place-in.ts';
import { AccountForm } from './account-form.tsx';
import styles from './form.module.css';
import { ResendCode } from './resend-code.tsx';

interface MailedCodeFormProps<Values extends { email: string; code: string }> {
  form: SchemaForm<Values>;
  /** When the code was asked for. */
  sentAt: number;
  /** Asks for another one. */
  send: () => Promise<void>;
  /** What is said once another one went. Default: what tells nobody whether the address is registered. */
  sentAgain?: string;
  /** Back to where the address is typed. */
  onOtherEmail: () => void;
  submit: string;
  submitting: string;
  /** What the sentence is about, such as the address. Default: the sentence says it itself. */
  title?: ReactNode;
  /** What has to be typed beside the code: then a press sends both. Default: nothing. */
  beside?: ReactNode;
  /** The sentence that says what was mailed. */
  children: ReactNode;
}

/** The code that was mailed, in the place of the form that asked for it. Its last digit sends it, where it is alone. */
export function MailedCodeForm<Values extends { email: string; code: string }>({
  form,
  sentAt,
  send,
  sentAgain,
  onOtherEmail,
  submit,
  submitting,
  title,
  beside,
  children,
}: MailedCodeFormProps<Values>) {
  const { t } = useTranslation(['auth']);
  const { code } = form.values;
  const leadId = useId();
  // The one that was typed is spent, or belongs to another address.
  const clear = () => form.retypeField('code', '');
  const otherEmail = useRef<HTMLButtonElement>(null);
  // To where the address is typed, once its form is there again.
  usePassFocus(otherEmail, usePlaceIn(form.formProps.ref, '[name="email"]'));
  return (
    <>
      <div className={styles.noticeOnly}>
        <Notice id={leadId} title={title}>
          {children}
        </Notice>
      </div>
      <AccountForm form={form} submit={submit} submitting={submitting}>
        <CodeField
          isFocused
          label={t('auth:code')}
          aria-describedby={leadId}
          value={code}
          onChange={(typed) => form.retypeField('code', typed)}
          onComplete={(typed) => {
            if (!beside) void form.submit({ ...form.values, code: typed });
          }}
          error={form.errors['code']}
        />
        {beside}
      </AccountForm>
      <div className={styles.foot}>
        <ResendCode send={() => send().then(clear)} sentAt={sentAt} sentAgain={sentAgain} />
        <Button
          ref={otherEmail}
          variant="link"
          onClick={() => {
            clear();
            onOtherEmail();
          }}
        >
          {t('auth:changeEmail')}
        </Button>
      </div>
    </>
  );
}
