import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LiveRegion, Notice } from '#ui/layout/notice.tsx';
import { useOwnTime } from '../places/use-own-time.ts';
import { PassToField } from '../form/pass-to-field.tsx';
import type { DraftOffer } from './use-kept-draft.ts';

interface DraftNoticeProps {
  offer: DraftOffer | null;
  /** The version of the record that the form shows. Default: there is none. */
  version?: number | null;
  /** A draft of an older version is brought together with the newer one. Default: it is shown as it was typed. */
  isMerged?: boolean;
}

/** Says what was left in this form, and leaves it to the person. */
export const DraftNotice = ({ offer, ...shown }: DraftNoticeProps) => (
  <LiveRegion>{offer && <OfferedDraft offer={offer} {...shown} />}</LiveRegion>
);

function OfferedDraft({
  offer: { draft, restore, discard },
  version = null,
  isMerged = false,
}: DraftNoticeProps & { offer: DraftOffer }) {
  const { t } = useTranslation(['drafts']);
  const { draftTimeOf } = useOwnTime();
  return (
    <Notice title={t('drafts:offer', { time: draftTimeOf(draft.at) })}>
      {draft.version !== version && <p>{t(isMerged ? 'drafts:offerMerged' : 'drafts:offerOlder')}</p>}
      <PassToField>
        <Group spacing="xs" mt="xs">
          <Button size="xs" onClick={restore}>
            {t('drafts:restore')}
          </Button>
          <Button size="xs" variant="default" onClick={discard}>
            {t('drafts:discard')}
          </Button>
        </Group>
      </PassToField>
    </Notice>
  );
}
