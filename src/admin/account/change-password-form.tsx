import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePasswordSchema, checkAccountForm } from '#contract/account-schemas.ts';
import type { FieldIssues } from '#contract/errors.ts';
import { describeField } from '#contract/issues.ts';
import { passwordPolicy } from '#contract/password-policy.ts';
import { changePassword } from '#providers/account.ts';
import { AppFailure } from '#providers/app-failure.ts';
import { describeFailure, describeProblem } from '#providers/describe-failure.ts';
import { showToast } from '#providers/toasts.tsx';
import { useLanguage } from '#providers/use-language.ts';
import { Button } from '#ui/button.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import styles from './account-form.module.css';

const FIELDS = [
  ['currentPassword', 'adminSettings.currentPassword', 'current-password'],
  ['newPassword', 'adminSettings.newPassword', 'new-password'],
  ['confirmPassword', 'adminSettings.confirmPassword', 'new-password'],
] as const;
type Key = (typeof FIELDS)[number][0];
const EMPTY: Record<Key, string> = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** The person's own password: the present one, a new one, and that again (R363, A65). */
export function ChangePasswordForm() {
  const { t } = useTranslation(['admin', 'site']);
  const { language } = useLanguage();
  const [values, setValues] = useState(EMPTY);
  const [issues, setIssues] = useState<FieldIssues>({});
  const form = useRef<HTMLFormElement>(null);
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      setValues(EMPTY);
      showToast({ tone: 'success', title: t('toast.passwordChanged', { ns: 'site' }) });
    },
    onError: (error) => focusFirst(error instanceof AppFailure ? error.fields : {}),
  });
  const problems = change.error instanceof AppFailure ? change.error.fields : {};

  const focusFirst = (found: object) =>
    requestAnimationFrame(() => {
      const key = FIELDS.find(([name]) => name in found)?.[0];
      form.current?.querySelector<HTMLInputElement>(`[name="${key}"]`)?.focus();
    });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkAccountForm(changePasswordSchema, values, { key: 'newPassword' });
    setIssues(checked.isValid ? {} : checked.issues);
    if (checked.isValid) change.mutate(checked.value);
    else focusFirst(checked.issues);
  };
  const errorOf = (key: Key) => {
    const issue = issues[key];
    if (issue) return describeField(issue, language);
    return problems[key] && describeProblem(problems[key], language);
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      {change.error && <ErrorPanel>{describeFailure(change.error, language)}</ErrorPanel>}
      {FIELDS.map(([key, words, autoComplete]) => (
        <PasswordField
          key={key}
          name={key}
          label={t(words)}
          hint={
            key === 'newPassword' &&
            t('auth.passwordHint', {
              ns: 'site',
              min: passwordPolicy.min,
              recommended: passwordPolicy.recommendedMin,
            })
          }
          error={errorOf(key)}
          autoComplete={autoComplete}
          value={values[key]}
          onChange={(event) => {
            setValues({ ...values, [key]: event.currentTarget.value });
            setIssues({});
          }}
        />
      ))}
      <div>
        <Button
          type="submit"
          size="small"
          isLoading={change.isPending}
          loadingLabel={t('common.saving', { ns: 'site' })}
        >
          {t('adminSettings.password')}
        </Button>
      </div>
    </form>
  );
}
