import { Button, Group } from '@mantine/core';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { useMergeWords } from '../form/use-merge-words.ts';
import { useNamesSince } from '../form/use-names-since.ts';
import { ShowValue } from '../show-value.tsx';

interface ValueConflictProps {
  resource: AnyResource;
  /** The record with the value of the other person. */
  newer: AnyRecord;
  fieldKey: string;
  /** When the record was shown that is being changed, ISO 8601. */
  since: string;
  keepRef: RefObject<HTMLButtonElement>;
  onKeep: () => void;
  onTake: () => void;
}

/** Somebody else has given the value that is being changed another one: it is shown, and the person chooses. */
export function ValueConflict({
  resource,
  newer,
  fieldKey,
  since,
  keepRef,
  onKeep,
  onTake,
}: ValueConflictProps) {
  const { t } = useTranslation(['drafts']);
  const words = useMergeWords(resource);
  const names = useNamesSince(resource, newer.id, since);
  return (
    <Notice tone="attention" title={names && t('drafts:valueChanged', { names: words.namesOf(names) })}>
      <div>
        <ShowValue resource={resource} columnKey={fieldKey} record={newer} />
      </div>
      <Group spacing="xs" mt="xs">
        <Button ref={keepRef} size="xs" onClick={onKeep}>
          {t('drafts:keepMine')}
        </Button>
        <Button size="xs" variant="default" onClick={onTake}>
          {t('drafts:takeTheirs')}
        </Button>
      </Group>
    </Notice>
  );
}
