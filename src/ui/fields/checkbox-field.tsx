import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import styles from './checkbox-field.module.css';
import { FieldNotes, type FieldWords } from './field.tsx';

type CheckboxFieldProps = Pick<FieldWords, 'label' | 'hint' | 'error'> &
  Omit<ComponentPropsWithoutRef<'input'>, 'children' | 'type'>;

/** A checkbox with its label beside it; the whole line is its target. */
export const CheckboxField = forwardRef<HTMLInputElement, CheckboxFieldProps>(function CheckboxField(
  { label, hint, error, id: givenId, className, ...rest },
  ref,
) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={className}>
      <label className={styles.line}>
        <input
          ref={ref}
          type="checkbox"
          className={styles.box}
          {...rest}
          id={id}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldNotes {...{ hint, hintId, error, errorId }} />
    </div>
  );
});
