import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { titleOf } from '#contract/title-of.ts';
import { goOnceAsked } from '#providers/browser/history-blocker.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { capabilitiesOf } from '../capabilities/registry.ts';
import { noteRecord } from '../list/list-place.ts';
import { listPath } from '../list/remembered-lists.ts';
import { useAccess } from '../refine/use-access.ts';
import { useNotify } from '../refine/use-notify.ts';
import { handTypedAheadOn } from './typed-ahead.ts';
import { useIsHere } from './use-is-here.ts';
import { useIsSaved } from './use-is-saved.ts';
import { useMergeToast } from './use-merge-toast.ts';
import type { Merged } from './use-record-merge.ts';

/** Where a form can lead on to when it is saved, beside the list. */
export interface Onward {
  label: string;
  go: (saved: Values) => void;
}

/** The second of a form's two ways to be saved. */
export interface SaveAndGoOn {
  label: string;
  /** @param isChosen whether the next save goes on, or back to the list */
  choose: (isChosen: boolean) => void;
}

/** What follows when the form of a record is saved: it is said, and the way leads back to the list, or on. */
export function useAfterSave(resource: AnyResource, onward: Onward | null) {
  const { t } = useTranslation(['toast', 'common', 'panel']);
  const navigate = useNavigate();
  const { language } = useLanguage();
  const notify = useNotify();
  const canOpen = useAccess(resource.name, 'show').can;
  const { isSaved, markSaved } = useIsSaved();
  const goesOn = useRef(false);
  const tellMerged = useMergeToast(resource);
  const isHere = useIsHere();
  const onSaved = (saved: Values, record: AnyRecord | null, merged: Merged | null) => {
    const id = record?.id ?? saved['id'];
    const isNamed = typeof id === 'number';
    const notes = capabilitiesOf(resource).flatMap(({ savedNote }) => savedNote?.(saved, record) ?? []);
    const told = Object.entries(resource.fields).flatMap(([key, field]) =>
      !record && 'told' in field && field.told && saved[key] === true ? [field.told[language]] : [],
    );
    const about = [
      ...(isNamed ? [titleOf(resource, { ...record, ...saved, id })] : []),
      ...told,
      ...notes.map((note) => t(note)),
    ];
    notify({
      // One after the other, as those of many records would cover the form; what is to stay has a place of its own.
      key: `${record ? 'updated' : 'created'}:${resource.name}${notes.length > 0 ? `:${id}` : ''}`,
      type: 'success',
      message: t(record ? 'toast:updated' : 'toast:created'),
      ...(about.length > 0 ? { description: about.join(' · ') } : {}),
      ...(notes.length > 0 ? { stays: true } : {}),
      action:
        isNamed && canOpen
          ? {
              label: t('common:view'),
              onPress: () => goOnceAsked(() => void navigate(`${adminPath(resource)}/${id}`)),
            }
          : undefined,
    });
    if (isNamed) noteRecord(resource.name, id, true);
    tellMerged(merged);
    // Whoever has gone elsewhere meanwhile stays there.
    if (!isHere()) return;
    markSaved();
    if (goesOn.current && onward) {
      handTypedAheadOn();
      onward.go(saved);
    }
    // Back leads to where the person came from, not into the form again.
    else void navigate(listPath(resource), { replace: true });
  };
  const goOn: SaveAndGoOn | null = onward && {
    label: onward.label,
    choose: (isChosen) => (goesOn.current = isChosen),
  };
  return { isSaved, onSaved, goOn };
}
