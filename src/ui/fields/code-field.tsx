import { type ClipboardEvent, useEffect, useRef, type ReactNode } from 'react';
import { asciiDigits } from '#contract/text-folding.ts';
import styles from './code-field.module.css';
import { Field } from './field.tsx';

interface CodeFieldProps {
  label: ReactNode;
  value: string;
  onChange: (code: string) => void;
  /** Called once for each code that becomes complete, so that the last digit can send the form. */
  onComplete?: (code: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  isDisabled?: boolean;
  /** Takes the focus when it appears: it is what a press has led to. Default: no. */
  isFocused?: boolean;
  length?: number;
  id?: string;
  /** The id of what was said before it, which whoever is led to it at once would not hear. Default: nothing. */
  'aria-describedby'?: string;
}

/**
 * A one-time code: drawn as boxes, but one real input (R197), so that paste, autofill from a message and screen readers
 * work. Arabic-Indic digits are taken as their Western twins; everything else that is not a digit is dropped.
 */
export function CodeField({
  label,
  value,
  onChange,
  onComplete,
  hint,
  error,
  isDisabled,
  isFocused = false,
  length = 6,
  id,
  'aria-describedby': describedBy,
}: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // A refused code stays, selected: the next digit replaces it.
  useEffect(() => {
    if (error) input.current?.select();
  }, [error]);

  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);

  // Where no digit has room any more, the next one begins a new code.
  const selectWhole = () => {
    if (value.length === length) input.current?.select();
  };

  const handleText = (text: string) => {
    const code = digitsIn(text).slice(0, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  };

  // A whole code takes the place of what was typed before it.
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (digitsIn(pasted).length !== length) return;
    event.preventDefault();
    handleText(pasted);
  };

  return (
    <Field {...{ label, hint, error, id }} aria-describedby={error ? undefined : describedBy}>
      {(attributes) => (
        <div className={styles.code} dir="ltr">
          <input
            ref={input}
            className={styles.input}
            value={value}
            onChange={(event) => handleText(event.currentTarget.value)}
            onPaste={handlePaste}
            onFocus={selectWhole}
            onClick={selectWhole}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            disabled={isDisabled}
            {...attributes}
          />
          {Array.from({ length }, (_, place) => (
            <span
              key={place}
              className={styles.box}
              data-next={place === Math.min(value.length, length - 1) || undefined}
              aria-hidden="true"
            >
              {value.charAt(place)}
            </span>
          ))}
        </div>
      )}
    </Field>
  );
}

const digitsIn = (text: string): string => asciiDigits(text).replace(/\D/g, '');
