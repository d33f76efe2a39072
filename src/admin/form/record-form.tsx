import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { CharacterCount } from '#ui/fields/text-area-field.tsx';
import { LiveRegion } from '#ui/layout/notice.tsx';
import { BusyButton } from '../busy-button.tsx';
import { inputOf } from '../kinds/field-inputs.ts';
import { kindOf } from '#contract/field-kinds.ts';
import { isShown } from '#contract/show-when.ts';
import { TranslationBadges } from '../translation-badges.tsx';
import { OneLanguageHint } from './one-language-hint.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormNotices } from './form-notices.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { NewerNotice } from './newer-notice.tsx';
import styles from './record-form.module.css';
import { useFocusedField } from './use-focused-field.ts';
import type { SaveAndGoOn } from './use-after-save.ts';
import type { Draft } from './use-draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import type { useRecordForm } from './use-record-form.ts';
import { useSaveKeys } from './use-save-keys.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

interface RecordFormProps {
  resource: AnyResource;
  form: ReturnType<typeof useRecordForm>;
  /** What the fields show at first in the place of the record's own values. Default: nothing. */
  draft?: Draft | null;
  /** What a new record is a copy of: it names what its fields point at. Default: it is none. */
  copyOf?: Values | undefined;
  /** The host has it no more: the form stays only for what somebody has typed. Default: it is there. */
  isGone?: boolean;
  /** It was saved, and the screen is being left. Default: it stays open. */
  isSaved?: boolean;
  /** Where one goes without saving. Default: there is nowhere to go. */
  cancelTo?: string;
  /** It stands over another form, which goes on when this one is left. Default: it stands alone. */
  onCancel?: () => void;
  /** Saving it can also lead on. Default: it leads back alone. */
  goOn?: SaveAndGoOn | null;
  /** The wire key of the field that has the focus at first; `empty`: the first with nothing in it. Default: none. */
  startsAt?: string | undefined;
  /** Called with the wire key of the field that gets the focus. */
  onFocusField?: ((key: string) => void) | undefined;
}

/** The form that the definition's sections describe, from its fields to its one row of buttons. */
export function RecordForm({
  resource,
  form,
  draft = null,
  copyOf,
  isGone = false,
  isSaved = false,
  cancelTo,
  onCancel,
  goOn = null,
  startsAt,
  onFocusField,
}: RecordFormProps) {
  const { t } = useTranslation(['common']);
  const { language } = useLanguage();
  const { record } = form.base;
  const { fields: writable = [] } = form.rights;
  const leave = useLeaveGuard(form.isDirty && !isSaved);
  const { failure, values } = form;
  // What is no field of this form is as the record has it.
  const shown = { ...record, ...values };
  // With the form: at the first character the host may be away.
  useEffect(() => CharacterCount.preload(), []);
  const element = useRef<HTMLFormElement>(null);
  useFocusedField(element, (target) => {
    const key = form.keyOf(target);
    if (key !== null) onFocusField?.(key);
  });
  const typedAhead = useTypedAhead(form.isSaving, isSaved);
  const goesOn = useRef(false);
  const choose = (isOnward: boolean) => {
    goesOn.current = isOnward;
    goOn?.choose(isOnward);
  };
  const submit = (isOnward: boolean) => {
    if (form.isSaving) return;
    choose(isOnward);
    element.current?.requestSubmit();
  };
  useSaveKeys(element, { save: () => submit(false), saveAndGoOn: goOn && (() => submit(true)) });
  const hasBegun = useRef(false);
  useEffect(() => {
    // Once, with the fields: later the focus is the person's own.
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (startsAt === undefined) typedAhead.put(null);
    else form.startAt(startsAt, typedAhead.put);
  });
  const isMissing = record !== null && (isGone || failure?.code === 'notFound');
  if (isGone && !form.isDirty) return null;
  return (
    <form
      ref={element}
      id={form.formId}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        // The form below is its parent to React, though not on the page, and is not sent with it.
        if (onCancel) event.stopPropagation();
        if (!form.isSaving) typedAhead[goesOn.current ? 'keep' : 'keepHere'](event.currentTarget);
        form.handleSubmit(event);
      }}
      data-over={onCancel ? true : undefined}
      aria-busy={form.isSaving}
    >
      {/* What was typed while it is on its way would not be in it. */}
      <div className={styles.body} {...(form.isSaving ? { inert: '' } : {})}>
        <FormNotices
          resource={resource}
          form={form}
          draft={draft}
          isMissing={isMissing}
          leaveTo={cancelTo ?? adminPath(resource)}
        />
        <ErrorSummary
          resource={resource}
          valueOf={(key) => form.control(key).value}
          refused={form.refused}
          wrong={Object.keys(form.errors)}
          onGoTo={({ path, wireKey }) => form.focusAt([path, wireKey])}
        />
        {record ? (
          <TranslationBadges resource={resource} values={values} />
        ) : (
          <OneLanguageHint resource={resource} />
        )}
        {resource.form.sections.map((section, at) => (
          <fieldset key={at} className={styles.section}>
            {section.label && <legend className={styles.legend}>{section.label[language]}</legend>}
            {section.fields.map((key) => {
              const field = resource.fields[key];
              if (!field || !writable.includes(key)) return null;
              if (!isShown(field.showWhen, shown)) return null;
              const Input = inputOf(field);
              return (
                <div key={key} className={styles.field} data-wide={kindOf(field).isWide || undefined}>
                  <Input
                    fieldKey={key}
                    field={field}
                    resource={resource}
                    control={form.control}
                    isNew={record === null}
                    record={record ?? copyOf}
                    inputOf={inputOf}
                  />
                </div>
              );
            })}
          </fieldset>
        ))}
      </div>
      <div className={styles.end}>
        {/* Above the fields it would move them under the hand. */}
        <LiveRegion>
          {form.id !== undefined && form.takeNews && (
            <div className={styles.news}>
              <NewerNotice
                resource={resource}
                id={form.id}
                since={record?.updatedAt ?? ''}
                onTake={form.takeNews}
              />
            </div>
          )}
        </LiveRegion>
        <div className={styles.footer}>
          {/* A link, so that leaving it this way is asked about like every other. */}
          {cancelTo !== undefined && (
            <Button component={Link} variant="default" to={cancelTo}>
              {t('common:cancel')}
            </Button>
          )}
          {onCancel && (
            <Button variant="default" aria-disabled={form.isSaving || undefined} onClick={onCancel}>
              {t('common:cancel')}
            </Button>
          )}
          {goOn && (
            <Button variant="default" aria-disabled={form.isSaving || undefined} onClick={() => submit(true)}>
              {goOn.label}
            </Button>
          )}
          <BusyButton
            type="submit"
            isBusy={form.isSaving}
            busyLabel={t('common:saving')}
            // Enter in a field presses it too.
            onClick={() => choose(false)}
          >
            {t('common:save')}
          </BusyButton>
        </div>
      </div>
      {form.conflict && (
        <ConflictDialog
          resource={resource}
          conflict={form.conflict}
          onSettle={form.settle}
          onClose={form.leaveConflict}
        />
      )}
      {leave.isAsking && <LeaveDialog isKept onStay={leave.stay} onLeave={leave.leave} />}
    </form>
  );
}
