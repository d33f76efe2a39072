import { useTranslation } from 'react-i18next';
import { pages } from '#contract/pages.ts';
import { BackLink } from '../back-link.tsx';
import type { MatterKind } from './matters.ts';

export function BackToMatters({ kind }: { kind: MatterKind }) {
  const { t } = useTranslation(['requestDetail']);
  const isRequests = kind === 'requests';
  return (
    <BackLink to={{ pathname: pages.account.path, search: isRequests ? '' : 'tab=consultations' }}>
      {t(isRequests ? 'requestDetail:back' : 'requestDetail:backToConsultations')}
    </BackLink>
  );
}
