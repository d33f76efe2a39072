import { IconAlertCircle } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './field.module.css';

/** What every field takes beside the attributes of its control. */
export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  /** The message under the field. Its presence marks the field as invalid. */
  error?: ReactNode;
  /** Optional fields say so; required ones say nothing. */
  isOptional?: boolean;
  /** Stands at the end of the label's line, such as the «forgot?» link. */
  aside?: ReactNode;
}

export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldWords {
  /** Where what stands around the field says it to the eye already. Default: shown. */
  isLabelHidden?: boolean | undefined;
  /** The control's own id, when a link such as an error summary must reach it. */
  id?: string;
  /** What the form says about it, such as the panel with the host's answer: read after the field's own notes. */
  'aria-describedby'?: string | undefined;
  children: (attributes: ControlAttributes) => ReactNode;
}

/** Label above, hint and error below, tied to the one control that `children` draws. */
export function Field(props: FieldProps) {
  const { label, isLabelHidden, hint, error, isOptional, aside, id: givenId, children } = props;
  const { t } = useTranslation(['common']);
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId, props['aria-describedby']].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={isLabelHidden ? 'visually-hidden' : styles.head}>
        <label htmlFor={id}>
          {label}
          {isOptional && <span className={styles.optional}> ({t('common:optional')})</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </div>
  );
}

interface FieldNotesProps {
  hint?: ReactNode;
  hintId?: string | undefined;
  error?: ReactNode;
  errorId: string | undefined;
}

/** The two lines under a control. Also for groups and checkboxes, which have no label above. */
export function FieldNotes({ hint, hintId, error, errorId }: FieldNotesProps) {
  return (
    <>
      {error && (
        <p id={errorId} className={styles.error}>
          <IconAlertCircle size={16} stroke={1.6} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}
