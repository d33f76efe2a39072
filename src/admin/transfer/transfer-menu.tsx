import { IconTransfer } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ListQuery } from '#contract/list-query.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dropdown } from '../dropdown/dropdown.tsx';
import { lazyPanelPart } from '../lazy-panel-part.tsx';
import { useAccess } from '../refine/use-access.ts';
import styles from './transfer-menu.module.css';
import { useExport } from './use-export.ts';

/** Loaded when it is opened. */
const TransferEntries = lazyPanelPart(async () => (await import('./transfer-entries.tsx')).TransferEntries);

interface TransferMenuProps {
  resource: AnyResource;
  /** What the list shows: exactly that is exported, all pages of it. */
  query: ListQuery;
  total: number | undefined;
}

/** The list as a file, and a file as the list. */
export function TransferMenu({ resource, query, total }: TransferMenuProps) {
  const { t } = useTranslation(['lists']);
  const canExport = useAccess(resource.name, 'list').can;
  const exporting = useExport(resource);
  if (!canExport) return null;
  const label = t('lists:transferMenu');
  return (
    <Dropdown
      opens="menu"
      button={(props) => (
        <Button
          size="small"
          variant="secondary"
          aria-label={label}
          title={label}
          isLoading={exporting.isPending}
          {...props}
        >
          <IconTransfer size={18} stroke={1.6} aria-hidden="true" />
          <span className={styles.word}>{label}</span>
        </Button>
      )}
    >
      <TransferEntries
        resource={resource}
        total={total}
        onExport={(asked) => void exporting.save({ query, ...asked })}
      />
    </Dropdown>
  );
}
