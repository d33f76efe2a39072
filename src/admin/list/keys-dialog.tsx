import { Modal, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ListQuery } from '#contract/list-query.ts';
import { useReturnFocus } from '#ui/layout/use-return-focus.ts';
import type { BulkKeyPart } from '../capabilities/capability.ts';
import { capabilitiesOf } from '../capabilities/registry.ts';
import styles from './keys-dialog.module.css';
import { LIST_KEYS, type ListKeyAction } from './list-keys.ts';
import { useBulkOffer } from './use-bulk-offer.ts';
import { useKeysSetting } from './use-list-keys.ts';

const WORDS = {
  search: 'records:keySearch',
  next: 'records:keyNext',
  previous: 'records:keyPrevious',
  select: 'records:keySelect',
  page: 'records:keyPage',
  bulk: 'records:keyBulk',
  matching: 'records:keyMatching',
  act: 'records:keyAct',
  fields: 'records:keyFields',
  export: 'records:keyExport',
  remove: 'records:keyRemove',
  clear: 'records:keyClear',
  open: 'records:keyOpen',
  edit: 'records:keyEdit',
  create: 'records:keyCreate',
  help: 'records:keyHelp',
} as const satisfies Record<ListKeyAction, BulkKeyPart['words']>;

type Printed = readonly (readonly [key: string, words: BulkKeyPart['words']])[];

/** Of a value that is changed in its row. These and the next have no letter or are held: they work without single keys. */
const VALUE_KEYS: Printed = [
  ['F2', 'records:keyQuickEdit'],
  ['Enter', 'records:keySaveValue'],
  ['Tab', 'records:keySaveAndGo'],
  ['Esc', 'records:keyLeaveValue'],
];
const OTHER_KEYS: Printed = [
  ['Ctrl S', 'records:keySave'],
  ['Ctrl Enter', 'records:keySaveAndGoOn'],
  ['Ctrl Z', 'records:keyUndo'],
  ['Alt T', 'records:keyToasts'],
];

interface KeysDialogProps {
  resource: AnyResource;
  isTrash: boolean;
  /** What the list shows. */
  query: ListQuery;
  /** By name what the keys do on this list, for this person. */
  uses: readonly string[];
  onClose: () => void;
}

/** The keys of the list that do something here, and the switch that turns them off. */
export function KeysDialog({ resource, isTrash, query, uses, onClose }: KeysDialogProps) {
  const { t } = useTranslation(['lists', 'common', 'records']);
  const { mayDelete, mayEdit, actions } = useBulkOffer({ resource, isTrash, query });
  const idle: readonly string[] = [
    ...(mayDelete ? [] : ['remove']),
    ...(mayEdit ? [] : ['fields']),
    ...(actions.length > 0 ? [] : ['act']),
    ...(isTrash ? ['export'] : []),
  ];
  const ofEveryList = LIST_KEYS.map(([use, key]) => ({ use, key, words: WORDS[use] }));
  const declared = capabilitiesOf(resource).flatMap(({ bulkKeys = [] }) => bulkKeys);
  const single = [...ofEveryList, ...declared].filter(({ use }) => uses.includes(use) && !idle.includes(use));
  const { isOn, setOn } = useKeysSetting();
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={<strong>{t('lists:keys')}</strong>}
      closeButtonLabel={t('common:close')}
      centered
    >
      <dl className={styles.keys} data-off={!isOn || undefined}>
        {single.map(({ use, key, words }) => (
          <Key key={use} printed={key} words={t(words)} />
        ))}
      </dl>
      <dl className={styles.keys}>
        {[...(uses.includes('edit') ? VALUE_KEYS : []), ...OTHER_KEYS].map(([key, words]) => (
          <Key key={key} printed={key} words={t(words)} />
        ))}
      </dl>
      <Switch
        label={t('records:keysOn')}
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
    </Modal>
  );
}

const Key = ({ printed, words }: { printed: string; words: string }) => (
  <div>
    <dt>
      <kbd dir="ltr">{printed}</kbd>
    </dt>
    <dd>{words}</dd>
  </div>
);
