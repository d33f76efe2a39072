import { Modal, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '#ui/layout/use-return-focus.ts';
import styles from './keys-dialog.module.css';
import { LIST_KEYS } from './list-keys.ts';
import { useKeysSetting } from './use-list-keys.ts';

const WORDS = {
  search: 'lists:keySearch',
  next: 'lists:keyNext',
  previous: 'lists:keyPrevious',
  select: 'lists:keySelect',
  open: 'lists:keyOpen',
  edit: 'lists:keyEdit',
  create: 'lists:keyCreate',
  help: 'lists:keyHelp',
} as const;

/** The keys of the list, and the switch that turns them off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['lists', 'common']);
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
        {LIST_KEYS.map(({ action, key }) => (
          <div key={action}>
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{t(WORDS[action])}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t('lists:keysOn')}
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
    </Modal>
  );
}
