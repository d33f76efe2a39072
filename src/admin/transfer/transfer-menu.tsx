import { ActionIcon, Menu } from '@mantine/core';
import { IconFileExport, IconFileImport, IconTransfer } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { canManage } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ListQuery } from '#contract/list-query.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { FILE_FORMATS, type FileFormat } from '#contract/transfer-calls.ts';
import { describeFailure } from '#providers/describe-failure.ts';
import { saveFile } from '#providers/save-file.ts';
import { showToast } from '#providers/toasts.tsx';
import { useLanguage } from '#providers/use-language.ts';
import { useSession } from '#providers/use-session.ts';
import { importersOf } from '../audience-of.ts';
import { MenuList } from '../menu-list.tsx';

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
    <Menu position="bottom-end" shadow="lg" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={label}
          title={label}
          loading={exporting.isPending}
        >
          <IconTransfer size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <MenuList label={label}>
        {FILE_FORMATS.map((format) => (
          <Menu.Item
            key={format}
            icon={<IconFileExport size={16} stroke={1.6} />}
            onClick={() => exporting.mutate(format)}
          >
            {t('transfer.exportAs', { format: format.toUpperCase() })}
            {total !== undefined && ` · ${t('panel.records', { count: total })}`}
          </Menu.Item>
        ))}
        {role !== null && importersOf(resource).includes(role) && (
          <Menu.Item
            component={Link}
            to={`${adminPath(resource)}/import`}
            icon={<IconFileImport size={16} stroke={1.6} />}
          >
            {t('transfer.import')}
          </Menu.Item>
        )}
      </MenuList>
    </Menu>
  );
}
