import { IconArrowsSort, IconColumns3, IconKeyboard } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { lazyPanelPart } from '../lazy-panel-part.tsx';
import styles from './list-tools.module.css';
import { ToolButton } from './tool-button.tsx';
import type { TablePreferences } from './use-table-preferences.ts';
import type { useListState } from './use-list-state.ts';

const SortPanel = lazyPanelPart(async () => (await import('./sort-panel.tsx')).SortPanel);
const ColumnsPanel = lazyPanelPart(async () => (await import('./columns-panel.tsx')).ColumnsPanel);

interface ListToolsProps {
  resource: AnyResource;
  list: ReturnType<typeof useListState>;
  look: TablePreferences;
  onShowKeys: () => void;
}

/** How the list is drawn: order, columns, density, and the keys that move through it. */
export function ListTools({ resource, list, look, onShowKeys }: ListToolsProps) {
  const { t } = useTranslation(['lists']);
  return (
    <div className={styles.tools}>
      <ToolButton label={t('lists:sort')} icon={IconArrowsSort}>
        <SortPanel resource={resource} list={list} />
      </ToolButton>
      <div className={styles.wide}>
        <ToolButton label={t('lists:look')} icon={IconColumns3}>
          <ColumnsPanel resource={resource} look={look} />
        </ToolButton>
        <IconButton aria-label={t('lists:keys')} title={t('lists:keys')} onClick={onShowKeys}>
          <IconKeyboard size={20} stroke={1.6} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
