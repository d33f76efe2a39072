import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldWords } from './field.tsx';
import styles from './field.module.css';
import { TextField } from './text-field.tsx';

interface PasswordFieldProps
  extends FieldWords, Omit<ComponentPropsWithoutRef<'input'>, 'children' | 'type' | 'dir'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown. Paste and password managers work: nothing here stands in their way. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField(props, ref) {
    const { t } = useTranslation(['a11y']);
    const [isShown, setIsShown] = useState(false);
    const ToggleIcon = isShown ? IconEyeOff : IconEye;
    return (
      <TextField
        ref={ref}
        direction="ltr"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
        endSlot={
          <button
            type="button"
            className={styles.slot}
            aria-label={t(isShown ? 'a11y:hidePassword' : 'a11y:showPassword')}
            onClick={() => setIsShown(!isShown)}
          >
            <ToggleIcon size={20} stroke={1.6} aria-hidden="true" />
          </button>
        }
      />
    );
  },
);
