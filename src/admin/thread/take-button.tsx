import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { titleOf } from '#contract/title-of.ts';
import { useSession } from '#providers/session/use-session.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { usePassFocus } from '#ui/layout/use-pass-focus.ts';
import { isolate } from '#ui/text/isolate.ts';
import { useActionWords } from '../actions/use-action-words.ts';
import { BusyButton } from '../busy-button.tsx';
import { useSaveValue } from '../quick-edit/use-save-value.ts';
import styles from './thread-screen.module.css';

interface TakeButtonProps {
  resource: AnyResource;
  record: AnyRecord;
  /** The field that names who takes care of it. */
  fieldKey: string;
}

/** One press for what staff do most with a record: whoever reads it takes care of it. */
export function TakeButton(props: TakeButtonProps) {
  const me = useSession()?.user.id;
  if (me === undefined || props.record[props.fieldKey] === me) return null;
  return <Take me={me} {...props} />;
}

function Take({ resource, record, fieldKey, me }: TakeButtonProps & { me: number }) {
  const { t } = useTranslation(['thread']);
  const save = useSaveValue(resource);
  const words = useActionWords(resource);
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // What changes the same fact stays.
  const fact = useRef<Element | null>(null);
  useLayoutEffect(() => {
    fact.current = button.current?.closest('dd')?.previousElementSibling?.querySelector('button') ?? null;
  });
  usePassFocus(button, fact);
  const take = () => {
    setBusy(true);
    const message = t('thread:taken', { name: isolate(titleOf(resource, record)) });
    void save({ record, values: { [fieldKey]: me }, message })
      .catch(words.failed)
      .finally(() => setBusy(false));
  };
  return (
    <dd className={styles.take}>
      <BusyButton ref={button} variant="default" isBusy={isBusy} onClick={take}>
        {t('thread:take')}
      </BusyButton>
    </dd>
  );
}
