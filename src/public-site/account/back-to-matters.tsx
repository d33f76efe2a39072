import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pages } from '#contract/pages.ts';
import { DirectionalIcon } from '#ui/directional-icon.tsx';
import styles from './matter-page.module.css';
import type { MatterKind } from './matters.ts';

export function BackToMatters({ kind }: { kind: MatterKind }) {
  const { t } = useTranslation();
  const isRequests = kind === 'requests';
  return (
    <Link
      to={{ pathname: pages.account.path, search: isRequests ? '' : 'tab=consultations' }}
      className={styles.back}
    >
      <DirectionalIcon icon={IconArrowLeft} />
      {t(isRequests ? 'requestDetail.back' : 'requestDetail.backToConsultations')}
    </Link>
  );
}
