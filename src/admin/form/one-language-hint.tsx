import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { isLocalized } from '#contract/field-kinds.ts';
import styles from './record-form.module.css';

/** Over the fields of a new record whose texts may all be written in one language; else nothing. */
export function OneLanguageHint({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation(['records']);
  const texts = Object.values(resource.fields).filter(
    (field) => isLocalized(field) && field.writeBy !== 'server' && field.optional !== true,
  );
  const isEnough = texts.every((field) => 'languages' in field && field.languages === 'any');
  return texts.length > 0 && isEnough ? <p className={styles.hint}>{t('records:oneIsEnough')}</p> : null;
}
