import { IconBookmark } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dropdown } from '../dropdown/dropdown.tsx';
import { LazyDropdownPanel } from '../dropdown/lazy-dropdown-panel.ts';
import styles from '../list/list-tools.module.css';
import type { TablePreferences } from '../list/use-table-preferences.ts';
import type { useListState } from '../list/use-list-state.ts';
import { lazyPanelPart } from '../lazy-panel-part.tsx';
import { type ShownView, useShownView } from './shown-view.ts';

interface ViewsMenuProps {
  resource: AnyResource;
  list: ReturnType<typeof useListState>;
  look: TablePreferences;
}

/** Loaded, and the views asked for, when it is opened: the first row waits for neither. */
const ViewsPanel = lazyPanelPart(async () => (await import('./views-panel.tsx')).ViewsPanel);

/** The saved views of a list: one's own, and those that are shared. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { t } = useTranslation(['lists']);
  const label = t('lists:views');
  const shown = useShownView(props.resource);
  return (
    <Dropdown
      opens="dialog"
      button={(button) => (
        <Button size="small" variant="secondary" className={styles.views} {...button}>
          <IconBookmark size={16} stroke={1.6} aria-hidden="true" />
          {shown === null ? label : <ShownName view={shown} search={props.list.search} />}
        </Button>
      )}
    >
      <LazyDropdownPanel label={label} end="end">
        <div className={styles.panel}>
          <ViewsPanel {...props} />
        </div>
      </LazyDropdownPanel>
    </Dropdown>
  );
}

/** What the list is shown by, and whether it asks something else by now. */
function ShownName({ view, search }: { view: ShownView; search: string }) {
  const { t } = useTranslation(['lists']);
  return (
    <>
      <span className="visually-hidden">{t('lists:views')}: </span>
      <bdi dir="auto">{view.name}</bdi>
      {view.query !== search && <span className={styles.shared}>{t('lists:viewChanged')}</span>}
    </>
  );
}
