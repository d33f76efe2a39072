import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WAYS, wayLabels } from '#contract/ways.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ChoiceTiles } from '#ui/fields/choice-tiles.tsx';
import { Fact } from '#ui/text/fact.tsx';
import type { Office } from '../use-offices.ts';
import styles from '../submission/submission.module.css';
import { SlotPicker } from './slot-picker.tsx';

interface SlotChoiceProps extends Omit<ComponentProps<typeof SlotPicker>, 'asked' | 'office'> {
  /** '' for none yet. */
  way: string;
  onWay: (way: string) => void;
  /** Something that was chosen before says the way: it is told and not asked. Default: it is asked. */
  isWayGiven?: boolean;
  wayError?: ReactNode;
  /** The area of law; '' for any. */
  about: string;
  /** With whom alone; '' for anybody. Default: anybody. */
  consultantId?: string;
  office: Office | undefined;
  /** The record that looks for another time. Default: none is there yet. */
  of?: number;
}

/** In which way to meet, and then when. What is free in one way may not be in another: choosing one forgets the time. */
export function SlotChoice({
  way,
  onWay,
  isWayGiven = false,
  wayError,
  about,
  consultantId,
  office,
  of,
  ...picker
}: SlotChoiceProps) {
  const { t } = useTranslation(['consultations']);
  const { language } = useLanguage();
  const chooseWay = (value: string) => {
    onWay(value);
    picker.onChoose('');
  };
  const given = WAYS.find((each) => each === way);
  return (
    <>
      {isWayGiven && given ? (
        <dl className={styles.facts}>
          <Fact label={t('consultations:wayGiven')}>{wayLabels[given][language]}</Fact>
        </dl>
      ) : (
        <ChoiceTiles
          name="way"
          label={t('consultations:way')}
          isOptional={Boolean(picker.second)}
          options={WAYS.map((value) => ({ value, label: wayLabels[value][language] }))}
          value={way}
          onChange={chooseWay}
          error={wayError}
        />
      )}
      {way !== '' && office && (
        // Another way has other days: the one that was looked at may not be among them.
        <SlotPicker
          key={`${office.id} ${way} ${about} ${consultantId ?? ''}`}
          {...picker}
          asked={{ branchId: String(office.id), way, about, consultantId, of }}
          office={office}
        />
      )}
    </>
  );
}
