import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import { inSentence } from '#ui/text/in-sentence.ts';
import { listPath } from '../list/remembered-lists.ts';
import styles from './back-link.module.css';

/** Back to the list as it was left, with its filters and its page. */
export function BackLink({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation(['panel']);
  const { language } = useLanguage();
  return (
    <Link to={listPath(resource)} className={styles.back}>
      <DirectionalIcon icon={IconArrowLeft} size={16} />
      {t('panel:backToList', { name: inSentence(resource.labels.many[language]) })}
    </Link>
  );
}
