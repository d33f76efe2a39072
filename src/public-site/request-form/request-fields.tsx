import { IconArrowRight, IconLock } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { longTextMax } from '#contract/field-limits.ts';
import type { Values } from '#contract/record-schemas.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useSession } from '#providers/session/use-session.ts';
import { requestPortal } from '#resources/request-portal.ts';
import { requests } from '#resources/requests.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { isolate } from '#ui/text/isolate.ts';
import { BelowTheFold } from './below-the-fold.tsx';
import { AttachmentsField } from '../sending/attachments-field.tsx';
import { LastSent } from '../sending/last-sent.tsx';
import { LoginNeeded } from '../sending/login-needed.tsx';
import styles from '../sending/sending.module.css';
import { PrivacyLine } from '../sending/privacy-line.tsx';
import { SendProblems } from '../sending/send-problems.tsx';
import { useOfficeChoice } from '../sending/use-office-choice.ts';
import { useSendForm } from '../sending/use-send-form.ts';
import formStyles from '../sign-in/form.module.css';
import { useOffices } from '../use-offices.ts';
import { PLACE } from './place.ts';
import type { RequestFormProps } from './request-form.tsx';
import { useServiceChoices } from './use-service-choices.ts';

const empty = { serviceId: '', title: '', description: '', branchId: '' };

interface RequestFieldsProps extends RequestFormProps {
  onSent: (record: Values) => void;
}

export function RequestFields({
  serviceId = null,
  categoryId = null,
  onServiceChange,
  onSent,
}: RequestFieldsProps) {
  const { t } = useTranslation(['services', 'requestForm']);
  const { language } = useLanguage();
  const session = useSession();
  const { officeOf, isGiven, choose } = useOfficeChoice();
  const { groups, officesOf, error, retry } = useServiceChoices(categoryId);
  const offices = useOffices().data?.data ?? [];
  const chosenOffice = (typed: { serviceId: string; branchId: string }) =>
    officeOf(typed.branchId, officesOf(typed.serviceId));
  const form = useSendForm({
    draftForm: 'request',
    resource: requests,
    empty,
    toSend: ({ title, description, ...typed }) => ({
      title,
      description,
      serviceId: typed.serviceId === '' ? null : Number(typed.serviceId),
      branchId: chosenOffice(typed),
    }),
    shown: (typed) => ({ branchId: String(chosenOffice(typed) ?? '') }),
    onSent,
    isReady: groups.length > 0 && offices.length > 0,
  });
  const { values, setFieldValue } = form;
  const offered = offices.filter(({ id }) => officesOf(values.serviceId).includes(id));

  const chosenOutside = useRef<number | null>(null);
  useEffect(() => {
    if (chosenOutside.current === serviceId) return;
    chosenOutside.current = serviceId;
    if (serviceId !== null && values.serviceId !== String(serviceId))
      setFieldValue('serviceId', String(serviceId));
  }, [serviceId, values.serviceId, setFieldValue]);

  const [only] = offered;
  const isOfficeGiven = isGiven(values.branchId, officesOf(values.serviceId));
  const chosenName = offered.find(({ id }) => id === chosenOffice(values))?.name;
  const labels = [
    { name: 'serviceId', label: t('requestForm:service') },
    { name: 'title', label: t('requestForm:subject') },
    { name: 'description', label: t('requestForm:description') },
    ...(offered.length > 1 ? [{ name: 'branchId', label: t('requestForm:branch') }] : []),
    { name: 'attachments', label: t('requestForm:attachments') },
  ];
  const serviceField = form.getInputProps('serviceId');
  const officeField = form.getInputProps('branchId');
  return (
    <form {...form.formProps} className={formStyles.form}>
      {!session && <p className={formStyles.quiet}>{t('requestForm:guestNote')}</p>}
      {form.isEmpty && <LastSent kind={{ portal: requestPortal }} follow={t('requestForm:successFollow')} />}
      <SendProblems form={form} labels={labels} />
      {error !== null && (
        <ErrorPanel title={t('services:errorTitle')} onRetry={retry}>
          {describeFailure(error, language)}
        </ErrorPanel>
      )}
      <SelectField
        {...serviceField}
        onChange={(event) => {
          serviceField.onChange(event);
          onServiceChange?.(Number(event.currentTarget.value) || null);
        }}
        label={t('requestForm:service')}
        placeholder={t('requestForm:servicePlaceholder')}
        options={groups}
      />
      <TextField
        {...form.getInputProps('title')}
        label={t('requestForm:subject')}
        placeholder={t('requestForm:subjectPlaceholder')}
      />
      <TextAreaField
        {...form.getInputProps('description')}
        limit={longTextMax(requests.fields.description)}
        label={t('requestForm:description')}
        hint={t('requestForm:descriptionHint')}
      />
      {offered.length > 1 && (
        <SelectField
          {...officeField}
          onChange={(event) => {
            officeField.onChange(event);
            choose();
          }}
          value={String(chosenOffice(values) ?? '')}
          label={t('requestForm:branch')}
          hint={
            isOfficeGiven && chosenName
              ? t('requestForm:branchGiven', { office: isolate(chosenName) })
              : undefined
          }
          placeholder={t('requestForm:branchPlaceholder')}
          options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      {offered.length === 1 && only && (
        <p className={formStyles.quiet}>{t('requestForm:branchOnly', { office: isolate(only.name) })}</p>
      )}
      <AttachmentsField {...form.files} />
      {form.needsLogin && (
        <LoginNeeded message={t('requestForm:loginRequired')} place={PLACE} onLeave={form.sendOnReturn} />
      )}
      <div className={styles.foot}>
        <BelowTheFold form={form} office={chosenName} />
        <Button
          type="submit"
          size="large"
          isFullWidth
          isLoading={form.isSubmitting}
          loadingLabel={t('requestForm:submitting')}
        >
          {t('requestForm:submit')}
          <DirectionalIcon icon={IconArrowRight} />
        </Button>
        <p className={styles.secrecy}>
          <IconLock size={16} stroke={1.6} aria-hidden="true" />
          {t('requestForm:confidentiality')}
        </p>
        <PrivacyLine />
      </div>
    </form>
  );
}
