import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classes } from './classes.ts';
import { Field, type FieldWords } from './field.tsx';
import styles from './field.module.css';

type TextAreaFieldProps = FieldWords & Omit<ComponentPropsWithoutRef<'textarea'>, 'children'>;

/** Several lines of text; every paragraph's direction comes from its letters. */
export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(function TextAreaField(
  { label, hint, error, isOptional, aside, id, className, ...rest },
  ref,
) {
  return (
    <Field {...{ label, hint, error, isOptional, aside, id }}>
      {(attributes) => (
        <span className={classes(styles.box, className)}>
          <textarea ref={ref} className={styles.control} dir="auto" {...rest} {...attributes} />
        </span>
      )}
    </Field>
  );
});
