import { Popover } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { Button } from '#ui/button.tsx';
import styles from '../list/list-tools.module.css';
import type { ListLook } from '../list/use-list-look.ts';
import type { useListState } from '../list/use-list-state.ts';

interface ViewsMenuProps {
  resource: AnyResource;
  list: ReturnType<typeof useListState>;
  look: ListLook;
}

/** Loaded, and the views asked for, when it is opened: the first row waits for neither. */
const ViewsPanel = lazy(async () => ({ default: (await import('./views-panel.tsx')).ViewsPanel }));

/** The saved views of a list: one's own, and those that are shared. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const label = t('lists.views');
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      shadow="lg"
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <Button size="small" variant="secondary" onClick={() => setOpen(!isOpen)}>
          <IconBookmark size={16} stroke={1.6} aria-hidden="true" />
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        {/* The focus has a place while the rest is on its way. */}
        <div className={styles.panel} tabIndex={-1} data-autofocus style={{ outline: 0 }}>
          {isOpen && (
            <Suspense fallback={null}>
              <ViewsPanel {...props} onClose={() => setOpen(false)} />
            </Suspense>
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
