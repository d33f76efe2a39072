import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { titleOf } from '#contract/title-of.ts';
import { useSession } from '#providers/session/use-session.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useActionWords } from '../actions/use-action-words.ts';
import { BusyButton } from '../busy-button.tsx';
import { useUpdateRecord } from '../refine/use-record-writes.ts';
import styles from './thread-screen.module.css';

interface TakeButtonProps {
  resource: AnyResource;
  record: AnyRecord;
  /** The field that names who takes care of it. */
  fieldKey: string;
}

/** One press for what staff do most with a record: whoever reads it takes care of it. */
export function TakeButton({ resource, record, fieldKey }: TakeButtonProps) {
  const { t } = useTranslation(['thread']);
  const me = useSession()?.user.id;
  const update = useUpdateRecord(resource);
  const words = useActionWords(resource);
  if (me === undefined || record[fieldKey] === me) return null;
  return (
    <dd className={styles.take}>
      <BusyButton
        size="xs"
        variant="default"
        isBusy={update.isPending}
        onClick={() =>
          void update
            .mutateAsync({ record, values: { [fieldKey]: me } })
            .then(() => words.done(t('thread:taken', { name: titleOf(resource, record) })), words.failed)
        }
      >
        {t('thread:take')}
      </BusyButton>
    </dd>
  );
}
