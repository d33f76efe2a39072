import { Button, Group, Modal, Radio } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import type { AppFailure } from '#providers/http/app-failure.ts';
import { type AnyRecord, recordSchemaOf } from '#providers/records/records.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { useReturnFocus } from '#ui/layout/use-return-focus.ts';
import { useWireLabel } from '../fields/use-wire-label.ts';
import { useWritable } from '../refine/use-access.ts';
import styles from './conflict-dialog.module.css';
import { ConflictValue } from './conflict-value.tsx';
import { isSame } from '#contract/changed-values.ts';
import { initialValues, writableKeys } from './form-values.ts';

interface ConflictDialogProps {
  resource: AnyResource;
  /** What the form started from. */
  base: Values;
  mine: Values;
  /** The refusal, with the newer record in its data. */
  failure: AppFailure;
  onChoose: (newer: AnyRecord, values: Values) => void;
  onClose: () => void;
}

/**
 * Somebody saved the record first. Where both changed a field the person chooses, side by side; where only one
 * did, that change is kept. Then it is saved on top of the newer version.
 */
export function ConflictDialog({ resource, base, mine, failure, onChoose, onClose }: ConflictDialogProps) {
  const { t } = useTranslation(['panel', 'common']);
  const labelOf = useWireLabel();
  const rights = useWritable(resource, { isNew: false });
  const group = useId();
  useReturnFocus();
  const [theirs, setTheirs] = useState<Record<string, boolean>>({});
  const newer = recordSchemaOf(resource).safeParse(failure.data).data;
  if (!newer) return <LostRecord failure={failure} onClose={onClose} />;

  const theirValues = initialValues(resource, rights, newer);
  const keys = writableKeys(resource, rights).filter(([key]) => !isSame(mine[key], theirValues[key]));
  const isMine = (key: string) => !(theirs[key] ?? isSame(mine[key], base[key]));
  const handleSave = () =>
    onChoose(newer, {
      ...theirValues,
      ...Object.fromEntries(keys.filter(([key]) => isMine(key)).map(([key]) => [key, mine[key]])),
    });
  return (
    <Modal
      opened
      onClose={onClose}
      title={<strong>{t('panel:conflictTitle')}</strong>}
      closeButtonLabel={t('common:close')}
      size="xl"
      centered
    >
      <p>{t('panel:conflictBody')}</p>
      <div className={styles.fields}>
        {keys.map(([key, field]) => (
          <fieldset key={key} className={styles.field}>
            <legend className={styles.label}>{labelOf(key, field)}</legend>
            {[true, false].map((own) => (
              <Radio
                key={String(own)}
                name={`${group}-${key}`}
                checked={isMine(key) === own}
                onChange={() => setTheirs((before) => ({ ...before, [key]: !own }))}
                label={
                  <>
                    <b>{t(own ? 'panel:mine' : 'panel:theirs')}</b>
                    <ConflictValue
                      wireKey={key}
                      field={field}
                      value={(own ? mine : theirValues)[key]}
                      record={newer}
                    />
                  </>
                }
              />
            ))}
          </fieldset>
        ))}
      </div>
      <Group position="right" mt="lg">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button onClick={handleSave}>{t('panel:saveChoice')}</Button>
      </Group>
    </Modal>
  );
}

/** A host that tells of a conflict and not of the record: the person must load it again. */
function LostRecord({ failure, onClose }: { failure: AppFailure; onClose: () => void }) {
  const { t } = useTranslation(['common']);
  const { language } = useLanguage();
  return (
    <Modal opened onClose={onClose} closeButtonLabel={t('common:close')} centered>
      <ErrorPanel>{describeFailure(failure, language)}</ErrorPanel>
    </Modal>
  );
}
