import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import fieldStyles from './field.module.css';
import styles from './choice-tiles.module.css';
import { FieldNotes, type FieldWords } from './field.tsx';

interface ChoiceTilesProps extends Pick<FieldWords, 'label' | 'hint' | 'error' | 'isOptional'> {
  name: string;
  options: readonly { value: string; label: string }[];
  /** '' for none. */
  value: string;
  onChange: (value: string) => void;
}

/** One of a few, each a tile that is a target as a whole. Keyboard and screen readers have the browser's own radios. */
export function ChoiceTiles(props: ChoiceTilesProps) {
  const { label, hint, error, isOptional, name, options, value, onChange } = props;
  const { t } = useTranslation(['common']);
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset
      role="radiogroup"
      tabIndex={-1}
      className={styles.group}
      aria-invalid={error ? true : undefined}
      aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
    >
      <legend className={styles.legend}>
        {label}
        {isOptional && <span className={fieldStyles.optional}> ({t('common:optional')})</span>}
      </legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.tiles}>
        {options.map((option) => (
          <label key={option.value} className={styles.tile}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes error={error} errorId={errorId} />
    </fieldset>
  );
}
