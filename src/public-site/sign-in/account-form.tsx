import type { ReactNode } from 'react';
import type { SchemaForm } from '#providers/forms/use-schema-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormFailure } from '#ui/fields/form-failure.tsx';
import styles from './form.module.css';

interface AccountFormProps {
  form: Pick<SchemaForm<Record<string, unknown>>, 'formProps' | 'panelId' | 'failure' | 'isSubmitting'>;
  /** What the button says, and what it says while it sends. */
  submit: string;
  submitting: string;
  children: ReactNode;
}

/** A form of the sign-in pages: the host's answer above, one wide button below. */
export const AccountForm = ({ form, submit, submitting, children }: AccountFormProps) => (
  <form {...form.formProps} className={styles.form}>
    <FormFailure id={form.panelId} message={form.failure} />
    {children}
    <Button
      type="submit"
      size="large"
      isFullWidth
      className={styles.submit}
      isLoading={form.isSubmitting}
      loadingLabel={submitting}
    >
      {submit}
    </Button>
  </form>
);
