import { useTranslation } from 'react-i18next';
import { matterPath } from '#contract/matter.ts';
import type { Values } from '#contract/record-schemas.ts';
import { requestPortal } from '#resources/request-portal.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { SentPanel } from '../sending/sent-panel.tsx';

interface RequestSentProps {
  record: Values;
  onAnother: () => void;
}

/** After a request. Its words come with the fields: the page is drawn without them. */
export function RequestSent({ record, onAnother }: RequestSentProps) {
  const { t } = useTranslation(['requestForm']);
  return (
    <SentPanel
      title={t('requestForm:successTitle')}
      record={record}
      numberWords={(id) => t('requestForm:successNumber', { id })}
    >
      <ButtonLink to={matterPath({ portal: requestPortal }, Number(record['id']))}>
        {t('requestForm:successFollow')}
      </ButtonLink>
      <Button variant="secondary" onClick={onAnother}>
        {t('requestForm:successAnother')}
      </Button>
    </SentPanel>
  );
}
