import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { UserText } from '#ui/text/user-text.tsx';
import styles from './replies.module.css';

interface OpenPlacesProps {
  id: string;
  names: readonly string[];
  onChoose: (name: string) => void;
}

/** What a prepared reply left open: each leads to its place in the text. */
export function OpenPlaces({ id, names, onChoose }: OpenPlacesProps) {
  const { t } = useTranslation(['thread']);
  return (
    <p id={id} role="status" className={styles.open}>
      {names.length > 0 && t('thread:openPlaces')}
      {[...new Set(names)].map((name) => (
        <Button key={name} variant="default" compact onClick={() => onChoose(name)}>
          <UserText>{name === '' ? '{{ }}' : name}</UserText>
        </Button>
      ))}
    </p>
  );
}
