import { Button, Group, Modal, Radio } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Decide, Side } from '#contract/settle-merge.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useReturnFocus } from '#ui/layout/use-return-focus.ts';
import { useWireLabel } from '../fields/use-wire-label.ts';
import { useWritable } from '../refine/use-access.ts';
import styles from './conflict-dialog.module.css';
import { type ConflictPlace, conflictPlaces } from './conflict-places.ts';
import { ConflictSide } from './conflict-side.tsx';
import { Issue } from './issue.tsx';
import { useMergeWords } from './use-merge-words.ts';
import type { OpenConflict } from './use-record-merge.ts';

interface ConflictDialogProps {
  resource: AnyResource;
  conflict: OpenConflict;
  onSettle: (decide: Decide) => void;
  onClose: () => void;
}

const SIDES: readonly Side[] = ['mine', 'theirs'];

/**
 * Somebody saved the record first, and both changed the same. What only one of the two changed is kept already; where
 * both did the person chooses, and nothing is chosen for them.
 */
export function ConflictDialog({ resource, conflict, onSettle, onClose }: ConflictDialogProps) {
  const { t } = useTranslation(['drafts', 'common']);
  const { language } = useLanguage();
  const labelOf = useWireLabel();
  const rights = useWritable(resource, { isNew: false });
  const words = useMergeWords(resource);
  const group = useId();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const [wasTried, setTried] = useState(false);
  useReturnFocus();
  const { merge, newer, names, next } = conflict;
  const who = words.namesOf(names);
  const places = conflictPlaces(merge.conflicts, { resource, rights, language });
  const titleOf = ({ key, field, rowName, conflict: { row } }: ConflictPlace) => {
    const label = labelOf(key, field);
    if (row === 'order') return t('drafts:order', { label });
    return rowName === null ? label : `${label}: ${rowName}`;
  };
  const handleSave = () => {
    const open = places.find(({ id }) => chosen[id] === undefined);
    setTried(true);
    if (open) document.getElementById(`${group}-${open.id}-mine`)?.focus();
    else onSettle(({ key, row }) => chosen[`${key}-${row}`] ?? 'mine');
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={<strong>{t('drafts:conflictTitle', { names: who })}</strong>}
      closeButtonLabel={t('common:close')}
      size="xl"
      centered
    >
      <p>{t('drafts:conflictBody')}</p>
      {merge.taken.length > 0 && (
        <p>{t('drafts:alsoChanged', { names: who, fields: words.fieldsOf(merge.taken) })}</p>
      )}
      <div className={styles.fields}>
        {places.map((place) => {
          const isOpen = wasTried && chosen[place.id] === undefined;
          const issueId = `${group}-${place.id}-issue`;
          return (
            <fieldset key={place.id} className={styles.field} aria-describedby={isOpen ? issueId : undefined}>
              <legend className={styles.label}>{titleOf(place)}</legend>
              {isOpen && (
                <div id={issueId} className={styles.issue}>
                  <Issue>{t('drafts:chooseEach')}</Issue>
                </div>
              )}
              {SIDES.map((side) => (
                <Radio
                  key={side}
                  id={`${group}-${place.id}-${side}`}
                  name={`${group}-${place.id}`}
                  checked={chosen[place.id] === side}
                  onChange={() => setChosen({ ...chosen, [place.id]: side })}
                  label={
                    <>
                      <b>{side === 'mine' ? t('drafts:mine') : t('drafts:theirs', { names: who })}</b>
                      <ConflictSide place={place} side={side} values={merge.values} record={newer} />
                    </>
                  }
                />
              ))}
            </fieldset>
          );
        })}
      </div>
      <Group position="right" mt="lg">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button onClick={handleSave}>{t(next === 'save' ? 'drafts:keepAndSave' : 'drafts:keep')}</Button>
      </Group>
    </Modal>
  );
}
