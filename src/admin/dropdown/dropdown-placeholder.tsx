import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import button from '#ui/buttons/button.module.css';
import { useDismissal } from '#ui/layout/use-dismissal.ts';
import styles from './dropdown.module.css';
import { useDropdown } from './use-dropdown.ts';

/**
 * The button turns into a sign of waiting until what drops from it is here. Until then it can be let go of.
 * @param place what holds the button as well, which shuts it by itself
 */
export function DropdownPlaceholder({ place }: { place: RefObject<HTMLElement> }) {
  const { t } = useTranslation(['common']);
  const { id, close } = useDropdown();
  useDismissal(place, { isOpen: true, onDismiss: close });
  return (
    <span id={id} className={styles.awaited}>
      <span className={button.spinner} aria-hidden="true" />
      <span role="status" className="visually-hidden">
        {t('common:loading')}
      </span>
    </span>
  );
}
