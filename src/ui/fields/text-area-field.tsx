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

/** Loaded with the first character, or before by a form that may have no line then. */
export const CharacterCount = lazyWithRetry(
  async () => (await import('./character-count.tsx')).CharacterCount,
);

/** Several lines of text; every paragraph's direction comes from its letters. */
export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(function TextAreaField(
  { label, hint, error, isOptional, aside, id, limit, className, ...rest },
  ref,
) {
  const count = useCount(limit, String(rest.value ?? ''));
  // In a line that is there from the start, so that nothing moves.
  const [beside, under] = hint ? [null, count] : [count, null];
  return (
    <Field
      {...{ label, error, isOptional, id }}
      aria-describedby={rest['aria-describedby']}
      aside={
        aside && beside ? (
          <>
            {aside}
            {beside}
          </>
        ) : (
          (aside ?? beside)
        )
      }
      hint={
        under ? (
          <>
            <span>{hint}</span>
            {under}
          </>
        ) : (
          hint
        )
      }
    >
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

/** How much of its room the text takes; nothing before the first character. */
function useCount(limit: number | undefined, text: string): ReactNode {
  const isHydrated = useIsHydrated();
  if (limit === undefined || !isHydrated || text === '') return null;
  return (
    <Optional>
      <CharacterCount text={text} max={limit} />
    </Optional>
  );
}
