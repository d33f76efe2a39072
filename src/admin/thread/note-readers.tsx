import { SegmentedControl } from '@mantine/core';
import { IconEye, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { VISIBILITIES, type Visibility } from '#contract/thread.ts';
import styles from './composer.module.css';

const LOOKS = {
  internal: { words: 'thread:noteInternal', Icon: IconLock },
  client: { words: 'thread:noteClient', Icon: IconEye },
} as const satisfies Record<Visibility, unknown>;

interface NoteReadersProps {
  value: Visibility;
  onChange: (value: Visibility) => void;
}

/** Says who reads what is written. */
export function NoteReaders({ value, onChange }: NoteReadersProps) {
  const { t } = useTranslation(['thread']);
  return (
    <SegmentedControl
      aria-label={t('thread:whoReads')}
      className={styles.readers}
      classNames={READER}
      value={value}
      onChange={onChange}
      data={VISIBILITIES.map((one) => ({ value: one, label: <Reader one={one} /> }))}
    />
  );
}

function Reader({ one }: { one: Visibility }) {
  const { t } = useTranslation(['thread']);
  const { words, Icon } = LOOKS[one];
  return (
    <>
      <Icon size={16} stroke={1.6} aria-hidden="true" />
      {t(words)}
    </>
  );
}

/** Which of them is chosen has a colour of its own. */
const READER = {
  label: styles.reader ?? '',
  labelActive: styles.readerWords ?? '',
  controlActive: styles.readerGround ?? '',
};
