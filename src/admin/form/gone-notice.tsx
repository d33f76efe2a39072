import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { BusyButton } from '../busy-button.tsx';
import { useAccess } from '../refine/use-access.ts';
import { useMergeWords } from './use-merge-words.ts';
import { useNamesSince } from './use-names-since.ts';

interface GoneNoticeProps {
  resource: AnyResource;
  id: number;
  since: string;
  isBusy: boolean;
  onRestore: () => void;
  /** Where one goes without it. */
  leaveTo: string;
}

/** Somebody has deleted the record that is being written in. */
export function GoneNotice({ resource, id, since, isBusy, onRestore, leaveTo }: GoneNoticeProps) {
  const { t } = useTranslation(['drafts']);
  const words = useMergeWords(resource);
  const names = useNamesSince(resource, id, since);
  const canRestore = useAccess(resource.name, 'restore').can;
  return (
    <Notice tone="attention" title={names && t('drafts:goneTitle', { names: words.namesOf(names) })}>
      <p>{t(canRestore ? 'drafts:goneBody' : 'drafts:goneForGood')}</p>
      <Group spacing="xs" mt="xs">
        {canRestore && (
          <BusyButton size="xs" isBusy={isBusy} onClick={onRestore}>
            {t('drafts:restoreAndSave')}
          </BusyButton>
        )}
        <Button component={Link} size="xs" variant="default" to={leaveTo}>
          {t('drafts:leaveIt')}
        </Button>
      </Group>
    </Notice>
  );
}
