import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.tsx';
import { Localized } from '../localized.tsx';
import { wordsOf } from '../words-of.ts';
import styles from './service-row.module.css';
import type { Service } from './use-services.ts';

interface ServiceRowProps {
  service: Pick<Service, 'id' | 'nameAr' | 'nameEn' | 'descriptionAr' | 'descriptionEn'>;
  terms?: readonly string[];
  isChosen: boolean;
  onChoose: (serviceId: number) => void;
  /** Under both: more about the service. */
  children?: ReactNode;
}

/** A service, and the button that puts it into the form. */
export function ServiceRow({ service, terms = [], isChosen, onChoose, children }: ServiceRowProps) {
  const { t } = useTranslation(['services']);
  const id = useId();
  return (
    <li className={styles.row} data-chosen={isChosen || undefined}>
      <div className={styles.words}>
        <h3 id={id} className={styles.name}>
          <Localized words={wordsOf(service, 'name')} terms={terms} />
        </h3>
        <p className={styles.text}>
          <Localized words={wordsOf(service, 'description')} terms={terms} />
        </p>
      </div>
      <Button
        variant={isChosen ? 'primary' : 'secondary'}
        className={styles.button}
        aria-pressed={isChosen}
        aria-describedby={id}
        onClick={() => onChoose(service.id)}
      >
        {isChosen && <IconCheck size={18} stroke={1.6} aria-hidden="true" />}
        {t(isChosen ? 'services:selected' : 'services:requestShort')}
      </Button>
      {children}
    </li>
  );
}
