import { IconBookmark } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { shownViewName } from '#contract/stores.ts';
import { useStored } from '#providers/browser/use-stored.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { Dropdown } from '../dropdown/dropdown.tsx';
import { LazyDropdownPanel } from '../dropdown/lazy-dropdown-panel.ts';
import styles from '../list/list-tools.module.css';
import type { TablePreferences } from '../list/use-table-preferences.ts';
import type { useListState } from '../list/use-list-state.ts';
import { lazyPanelPart } from '../lazy-panel-part.tsx';

interface ViewsMenuProps {
  resource: AnyResource;
  list: ReturnType<typeof useListState>;
  look: TablePreferences;
}

/** Loaded, and the views asked for, when it is opened: the first row waits for neither. */
const ShownName = lazyPanelPart(async () => (await import('./shown-name.tsx')).ShownName);
const ViewsPanel = lazyPanelPart(async () => (await import('./views-panel.tsx')).ViewsPanel);

/** The saved views of a list: one's own, and those that are shared. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { t } = useTranslation(['lists']);
  const label = t('lists:views');
  // There the button stands at the start of a line of its own.
  const isNarrow = useIsNarrow(768);
  const isShownByView = useStored('session', shownViewName(props.resource)) !== null;
  return (
    <Dropdown
      opens="dialog"
      button={(button) => (
        <Button size="small" variant="secondary" className={styles.views} {...button}>
          <IconBookmark size={16} stroke={1.6} aria-hidden="true" />
          {isShownByView ? (
            <LazyBoundary placeholder={label}>
              <ShownName resource={props.resource} search={props.list.search} />
            </LazyBoundary>
          ) : (
            label
          )}
        </Button>
      )}
    >
      <LazyDropdownPanel label={label} end={isNarrow ? 'start' : 'end'}>
        <div className={styles.panel}>
          <ViewsPanel {...props} />
        </div>
      </LazyDropdownPanel>
    </Dropdown>
  );
}
