import { useTranslation } from 'react-i18next';
import styles from './fields.module.css';

/** A label; optional fields say so, required ones say nothing. */
export function FieldLabel({ text, isOptional }: { text: string; isOptional: boolean }) {
  const { t } = useTranslation(['common']);
  if (!isOptional) return text;
  return (
    <>
      {text} <small className={styles.optional}>({t('common:optional')})</small>
    </>
  );
}
