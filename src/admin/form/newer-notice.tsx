import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { PassToField } from './pass-to-field.tsx';
import { useMergeWords } from './use-merge-words.ts';
import { useNamesSince } from './use-names-since.ts';

interface NewerNoticeProps {
  resource: AnyResource;
  id: number;
  /** When the record was changed that the form began with, ISO 8601. */
  since: string;
  onTake: () => void;
}

/** Says at once that somebody has saved the record that is being written in. */
export function NewerNotice({ resource, id, since, onTake }: NewerNoticeProps) {
  const { t } = useTranslation(['drafts']);
  const words = useMergeWords(resource);
  const names = useNamesSince(resource, id, since);
  return (
    <Notice tone="attention" title={names && t('drafts:changedMeanwhile', { names: words.namesOf(names) })}>
      <PassToField>
        <Button size="xs" mt="xs" variant="default" onClick={onTake}>
          {t('drafts:bringTogether')}
        </Button>
      </PassToField>
    </Notice>
  );
}
