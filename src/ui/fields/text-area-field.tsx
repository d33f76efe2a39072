import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Optional } from '../loading/optional.tsx';
import { classes } from '../layout/classes.ts';
import { Field, type FieldWords } from './field.tsx';
import styles from './field.module.css';
import { lazyWithRetry } from '../loading/lazy-with-retry.tsx';
import { typedDirection } from './typed-direction.ts';
import { useIsHydrated } from '../loading/use-is-hydrated.ts';

interface TextAreaFieldProps extends FieldWords, Omit<ComponentPropsWithoutRef<'textarea'>, 'children'> {
  /** Most characters: it is shown how many there are. More can be typed, so that nothing pasted is cut off unseen. */
  limit?: number;
}

/** Loaded with the first character. */
const CharacterCount = lazyWithRetry(async () => (await import('./character-count.tsx')).CharacterCount);

/** Several lines of text; every paragraph's direction comes from its letters. */
export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(function TextAreaField(
  { label, hint, error, isOptional, aside, id, limit, className, ...rest },
  ref,
) {
  const notes = useCounted({ hint, limit, text: String(rest.value ?? '') });
  return (
    <Field {...{ label, error, isOptional, aside, id }} hint={notes}>
      {(attributes) => (
        <span className={classes(styles.box, className)}>
          <textarea
            ref={ref}
            className={styles.control}
            dir={typedDirection(rest.value)}
            {...rest}
            {...attributes}
          />
        </span>
      )}
    </Field>
  );
});

/** The hint, and beside it how much of its room the text takes. The line is there from the start: nothing moves. */
function useCounted({ hint, limit, text }: { hint: ReactNode; limit: number | undefined; text: string }) {
  const isHydrated = useIsHydrated();
  if (limit === undefined) return hint;
  return (
    <>
      <span>{hint ?? '\u00a0'}</span>
      {isHydrated && text !== '' && (
        <Optional>
          <CharacterCount text={text} max={limit} />
        </Optional>
      )}
    </>
  );
}
