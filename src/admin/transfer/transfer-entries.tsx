import { Menu } from '@mantine/core';
import { IconFileExport, IconFileImport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { FILE_FORMATS, type FileFormat } from '#contract/transfer-calls.ts';
import { useAccess } from '../refine/use-access.ts';
import { useTablePreferences } from '../list/use-table-preferences.ts';
import { DropdownMenu } from '../dropdown/dropdown-menu.tsx';

interface TransferEntriesProps {
  resource: AnyResource;
  total: number | undefined;
  onExport: (asked: { format: FileFormat; columns?: readonly string[] }) => void;
}

/** The formats of the export, each with how much it would hold; the columns of the list alone; the way to the import. */
export function TransferEntries({ resource, total, onExport }: TransferEntriesProps) {
  const { t } = useTranslation(['transfer', 'lists', 'panel']);
  const { columns } = useTablePreferences(resource);
  const canImport = useAccess(resource.name, 'import').can;
  return (
    <DropdownMenu label={t('lists:transferMenu')}>
      {FILE_FORMATS.map((format) => (
        <Menu.Item
          key={format}
          icon={<IconFileExport size={16} stroke={1.6} />}
          onClick={() => onExport({ format })}
        >
          {t('transfer:exportAs', { format: format.toUpperCase() })}
          {total !== undefined && ` · ${t('panel:records', { count: total })}`}
        </Menu.Item>
      ))}
      <Menu.Item
        icon={<IconFileExport size={16} stroke={1.6} />}
        onClick={() => onExport({ format: 'xlsx', columns })}
      >
        {t('transfer:exportShown')}
      </Menu.Item>
      {canImport && (
        <Menu.Item
          component={Link}
          to={`${adminPath(resource)}/import`}
          icon={<IconFileImport size={16} stroke={1.6} />}
        >
          {t('transfer:import')}
        </Menu.Item>
      )}
    </DropdownMenu>
  );
}
