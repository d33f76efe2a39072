import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Fact } from '#ui/text/fact.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import { PrivacyLine } from '../sending/privacy-line.tsx';
import sending from '../sending/sending.module.css';
import styles from './consultation-page.module.css';
import { type Consultation, steps } from './steps.ts';
import type { ConsultationChoices } from './use-consultation-choices.ts';

interface ReviewStepProps {
  typed: Consultation;
  choices: ConsultationChoices;
  files: readonly File[];
}

/** The last step: everything once more, with a way back to each part. */
export function ReviewStep({ typed, choices, files }: ReviewStepProps) {
  const { t } = useTranslation(['consultations', 'requestForm', 'requestDetail', 'common']);
  const nameIn = (options: readonly { value: string; label: string }[], value: string) =>
    options.find((option) => option.value === value)?.label;
  const office = choices.offices.find(({ id }) => String(id) === typed.branchId);
  const parts: readonly (readonly [label: string, shown: ReactNode][])[] = [
    [
      [t('consultations:type'), nameIn(choices.types, typed.consultationTypeId)],
      [t('consultations:area'), nameIn(choices.areas, typed.areaId)],
    ],
    [
      [t('consultations:caseTitle'), <UserText key="title">{typed.caseTitle}</UserText>],
      [
        t('consultations:caseDescription'),
        <UserText key="description" as="p" className={styles.long}>
          {typed.caseDescription}
        </UserText>,
      ],
      [
        t('requestForm:attachments'),
        files.length === 0 ? (
          t('requestDetail:noAttachments')
        ) : (
          <ul key="files">
            {files.map(({ name }) => (
              <li key={name}>
                <UserText>{name}</UserText>
              </li>
            ))}
          </ul>
        ),
      ],
    ],
    [
      [t('consultations:branch'), office?.name],
      [
        t('consultations:preferredTime'),
        typed.preferredTimes === '' ? (
          t('common:notProvided')
        ) : (
          <UserText key="times">{typed.preferredTimes}</UserText>
        ),
      ],
    ],
  ];
  return (
    <>
      {parts.map((facts, at) => {
        const name = t(steps[at]?.label ?? 'consultations:step1');
        return (
          <section key={name} aria-label={name} className={styles.part}>
            <div className={styles.partHead}>
              <h3>{name}</h3>
              <Link to={`?step=${at + 1}`}>{t('consultations:editStep', { step: name })}</Link>
            </div>
            <dl className={styles.facts}>
              {facts.map(([label, shown]) => (
                <Fact key={label} label={label}>
                  {shown}
                </Fact>
              ))}
            </dl>
          </section>
        );
      })}
      <p className={sending.secrecy}>
        <IconLock size={16} stroke={1.6} aria-hidden="true" />
        {t('requestForm:confidentiality')}
      </p>
      <PrivacyLine />
    </>
  );
}
