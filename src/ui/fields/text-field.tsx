import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classes } from '../layout/classes.ts';
import { Field, type FieldWords } from './field.tsx';
import styles from './field.module.css';
import { typedDirection } from './typed-direction.ts';

interface TextFieldProps extends FieldWords, Omit<ComponentPropsWithoutRef<'input'>, 'children'> {
  /** `ltr` for e-mail, phone, address of a page or code: typed left to right, standing at the page's start side. */
  direction?: 'ltr';
  /** A button or icon inside the frame, at its end. */
  endSlot?: ReactNode;
}

/** What a form says to a field of its own: all but its words. */
export type TextFieldAttributes = Omit<TextFieldProps, 'label'>;

/** One line of text. Without `direction` or `dir` the letters decide: either language may be typed. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, isOptional, aside, id, direction, endSlot, dir, className, ...rest },
  ref,
) {
  return (
    <Field {...{ label, hint, error, isOptional, aside, id }} aria-describedby={rest['aria-describedby']}>
      {(attributes) => (
        <span className={classes(styles.box, className)}>
          <input
            ref={ref}
            className={styles.control}
            dir={direction ?? dir ?? typedDirection(rest.value)}
            data-island={direction === 'ltr' || undefined}
            {...rest}
            {...attributes}
          />
          {endSlot}
        </span>
      )}
    </Field>
  );
});
