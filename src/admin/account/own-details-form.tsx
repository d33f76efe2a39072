import { useTranslation } from 'react-i18next';
import { describeError } from '#contract/describe-error.ts';
import type { UserInfo } from '#contract/session.ts';
import { useNotify } from '../refine/use-notify.ts';
import { updateUserInfoCall } from '#providers/calls/user-info-calls.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useOwnDetails } from '#providers/session/use-own-details.ts';
import { DetailsFields } from '#ui/fields/details-fields.tsx';
import { FormFailure } from '#ui/fields/form-failure.tsx';
import { BusyButton } from '../busy-button.tsx';
import { useSendCall } from '../refine/use-send-call.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { LeaveDialog } from '../form/leave-dialog.tsx';
import { useAwayNotice } from '../form/use-away-notice.ts';
import { useLeaveGuard } from '../form/use-leave-guard.ts';
import styles from './account-form.module.css';

/** One's own names and numbers (R364). */
export function OwnDetailsForm({ account }: { account: UserInfo }) {
  const { t } = useTranslation(['toast', 'common']);
  const { language } = useLanguage();
  const notify = useNotify();
  const { send } = useSendCall();
  const away = useAwayNotice({ title: describeError('updateFailed', { language }) });
  const form = useOwnDetails(account, {
    save: (details, version) => send(updateUserInfoCall(details, version)),
    onSaved: (isTyped) => {
      notify({ type: 'success', message: t('toast:updated') });
      // What was typed while they were on their way is not saved.
      if (!away.isHere() && !isTyped) draft.leaveWith(null);
    },
    onRefused: (error) => {
      if (!away.isHere()) away.notifyElsewhere(error);
    },
  });
  const draft = useFormDraft({
    form: 'ownDetails',
    base: form.base.values,
    values: form.values,
    setValues: form.setValues,
    version: form.base.version,
  });
  const leave = useLeaveGuard(form.isDirty);
  return (
    <form {...form.formProps} className={styles.form} aria-busy={form.isSubmitting}>
      <DraftNotice offer={draft.offer} version={form.base.version} />
      <FormFailure id={form.panelId} message={form.failure} />
      <DetailsFields language={language} getInputProps={form.getInputProps} />
      <div>
        <BusyButton type="submit" isBusy={form.isSubmitting} busyLabel={t('common:saving')}>
          {t('common:save')}
        </BusyButton>
      </div>
      {leave.isAsking && <LeaveDialog isKept onStay={leave.stay} onLeave={leave.leave} />}
    </form>
  );
}
