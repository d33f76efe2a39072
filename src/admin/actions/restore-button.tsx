import { IconRestore } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useRestoreRecord } from '../refine/use-record-calls.ts';
import { Button } from '#ui/buttons/button.tsx';
import { usePassFocus } from '#ui/layout/use-pass-focus.ts';
import { titleOf } from '#contract/title-of.ts';

/** Takes a record out of the trash. */
export function RestoreButton({ resource, record }: { resource: AnyResource; record: AnyRecord }) {
  const { t } = useTranslation(['panel']);
  const { language } = useLanguage();
  const notify = useNotify();
  const restore = useRestoreRecord(resource);
  const button = useRef<HTMLButtonElement>(null);
  /** The row behind its own, which goes with it, else the one before. */
  const neighbour = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const row = button.current?.closest('tr');
    neighbour.current = row?.nextElementSibling ?? row?.previousElementSibling ?? null;
  });
  usePassFocus(button, neighbour);
  const name = titleOf(resource, record);
  /** There is no form whose fields could be marked: the first of them is named. */
  const reasonOf = (error: Error): string => {
    const [key, problem] = Object.entries(error instanceof AppFailure ? error.fields : {})[0] ?? [];
    const label = key === undefined ? undefined : resource.fields[key]?.label[language];
    return label && problem ? `${label}: ${problem.message}` : describeFailure(error, language);
  };
  const handleClick = () =>
    restore.mutate(record.id, {
      onSuccess: () => notify({ type: 'success', message: t('panel:restored'), description: name }),
      onError: (error) => notify({ type: 'error', message: reasonOf(error) }),
    });
  return (
    <Button
      ref={button}
      size="small"
      variant="secondary"
      isLoading={restore.isPending}
      aria-label={`${t('panel:restore')}: ${name}`}
      onClick={handleClick}
    >
      <IconRestore size={16} stroke={1.6} aria-hidden="true" />
      {t('panel:restore')}
    </Button>
  );
}
