import { Modal, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '#ui/layout/use-return-focus.ts';
import styles from './keys-dialog.module.css';
import { LIST_KEYS } from './list-keys.ts';
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
  publish: 'records:keyPublish',
  unpublish: 'records:keyUnpublish',
  export: 'records:keyExport',
  remove: 'records:keyRemove',
  clear: 'records:keyClear',
  open: 'records:keyOpen',
  edit: 'records:keyEdit',
  create: 'records:keyCreate',
  help: 'records:keyHelp',
} as const;

/** Those that are held or have no letter: they work whether or not the single keys do. */
const OTHER_KEYS = [
  ['F2', 'records:keyQuickEdit'],
  ['Enter', 'records:keySaveValue'],
  ['Tab', 'records:keySaveAndGo'],
  ['Esc', 'records:keyLeaveValue'],
  ['Ctrl S', 'records:keySave'],
  ['Ctrl Enter', 'records:keySaveAndGoOn'],
  ['Ctrl Z', 'records:keyUndo'],
  ['Alt T', 'records:keyToasts'],
] as const;

/** The keys of the list, and the switch that turns them off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['lists', 'common', 'records']);
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
        {LIST_KEYS.map(([action, key]) => (
          <div key={action}>
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{t(WORDS[action])}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.keys}>
        {OTHER_KEYS.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
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
