import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { CharacterCount } from './character-count.tsx';
import { Field, type FieldWords } from './field.tsx';
import styles from './field.module.css';

interface TextAreaFieldProps extends FieldWords, Omit<ComponentPropsWithoutRef<'textarea'>, 'children'> {
  /** Most characters: it is shown how many there are. More can be typed, so that nothing pasted is cut off unseen. */
  limit?: number;
}

/** Several lines of text; every paragraph's direction comes from its letters. */
export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(function TextAreaField(
  { label, hint, error, isOptional, aside, id, limit, className, ...rest },
  ref,
) {
  return (
    <Field
      {...{ label, error, isOptional, aside, id }}
      hint={limit === undefined ? hint : counted(hint, limit, rest.value)}
    >
      {(attributes) => (
        <span className={classes(styles.box, className)}>
          <textarea ref={ref} className={styles.control} dir="auto" {...rest} {...attributes} />
        </span>
      )}
    </Field>
  );
});

const counted = (hint: ReactNode, limit: number, value: unknown) => (
  <>
    {hint && <span>{hint}</span>}
    <CharacterCount text={typeof value === 'string' ? value : ''} max={limit} />
  </>
);
