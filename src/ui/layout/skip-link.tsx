import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Past the menu to the content. The address stays: its entry in the history would have no place among those of the
 * router, by which a form that is left knows the way back.
 */
export function SkipLink({ className }: { className: string | undefined }) {
  const { t } = useTranslation(['a11y']);
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    <a href="#main" className={className} onClick={handleClick}>
      {t('a11y:skipToContent')}
    </a>
  );
}
