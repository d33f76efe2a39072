import { Menu } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Action, isOffered } from '#contract/actions.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { type FilterValue, isChoices } from '#contract/filter-value.ts';
import { type ListQuery, filterCount, isAnyEnough } from '#contract/list-query.ts';
import { bulkActions } from '#contract/bulk.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { DropdownMenu } from '../dropdown/dropdown-menu.tsx';
import { Dropdown } from '../dropdown/dropdown.tsx';
import styles from './bulk-bar.module.css';
import { keyedBy } from './bulk-button.tsx';

interface BulkActionsProps {
  /** By their names. */
  actions: readonly (readonly [name: string, action: Action])[];
  onChoose: (name: string) => void;
}

/** What can be done with the chosen records beyond their fields. */
export function BulkActions({ actions, onChoose }: BulkActionsProps) {
  const { t } = useTranslation(['lists']);
  const { language } = useLanguage();
  const label = t('lists:actions');
  return (
    <Dropdown
      opens="menu"
      button={(props) => (
        <button type="button" className={styles.action} {...keyedBy('act')} {...props}>
          <IconArrowsExchange size={18} stroke={1.6} aria-hidden="true" />
          {label}
        </button>
      )}
    >
      <DropdownMenu label={label}>
        {actions.map(([name, action]) => (
          <Menu.Item key={name} data-danger={action.danger} onClick={() => onChoose(name)}>
            {action.label[language]}
          </Menu.Item>
        ))}
      </DropdownMenu>
    </Dropdown>
  );
}

/**
 * Those that may be run on what a list shows: none that starts from a state which its filters leave out.
 * @param runnable the names of those that this person may run at all
 */
export const offeredActions = (
  resource: AnyResource,
  runnable: readonly string[],
  query: Pick<ListQuery, 'filters' | 'missing' | 'match'>,
): [name: string, action: Action][] => {
  // Where any filter is enough, another one may have found a record.
  const filters = isAnyEnough(query) && filterCount(query) > 1 ? {} : query.filters;
  return bulkActions(resource).filter(
    ([name, action]) =>
      runnable.includes(name) && isOffered(action, (field, values) => mayBe(filters[field], values)),
  );
};

function mayBe(filter: FilterValue | undefined, values: readonly unknown[]): boolean {
  if (filter === undefined) return true;
  return isChoices(filter) ? filter.some((one) => values.includes(one)) : values.includes(filter);
}
