import { ActionIcon } from '@mantine/core';
import { IconTransfer } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { canManage } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ListQuery } from '#contract/list-query.ts';
import type { FileFormat } from '#contract/transfer-calls.ts';
import { describeFailure } from '#providers/describe-failure.ts';
import { saveFile } from '#providers/save-file.ts';
import { showToast } from '#providers/toasts.tsx';
import { useLanguage } from '#providers/use-language.ts';
import { useSession } from '#providers/use-session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Drop } from '../drop/drop.tsx';

/** Loaded when it is opened. */
const TransferEntries = lazyPart(async () => (await import('./transfer-entries.tsx')).TransferEntries);

interface TransferMenuProps {
  resource: AnyResource;
  /** What the list shows: exactly that is exported, all pages of it. */
  query: ListQuery;
  total: number | undefined;
}

/** The list as a file, and a file as the list. */
export function TransferMenu({ resource, query, total }: TransferMenuProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const role = useSession()?.user.lastRole ?? null;
  const exporting = useMutation({
    mutationFn: async (format: FileFormat) => {
      const { exportRecords } = await import('#providers/transfer.ts');
      saveFile(await exportRecords(resource, { query, format }));
    },
    onError: (error) =>
      showToast({
        tone: 'error',
        title: t('transfer.exportFailed'),
        text: describeFailure(error, language),
      }),
  });
  if (!canManage(resource, 'list', role)) return null;
  const label = t('transfer.menu');
  return (
    <Drop
      opens="menu"
      button={(props) => (
        <ActionIcon
          variant="default"
          size={36}
          aria-label={label}
          title={label}
          loading={exporting.isPending}
          {...props}
        >
          <IconTransfer size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
    >
      <TransferEntries resource={resource} total={total} onExport={exporting.mutate} />
    </Drop>
  );
}
