import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { labelKey } from '#contract/field-keys.ts';
import { contactCall } from '#providers/calls/thread-calls.ts';
import { useCustomCall } from '../refine/use-custom-call.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { InitialTile } from '#ui/brand/initial-tile.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import { PhoneText } from '#ui/text/phone-text.tsx';
import { phoneLink } from '#ui/text/phone-links.ts';
import { UserText } from '#ui/text/user-text.tsx';
import { EarlierRecords } from './earlier-records.tsx';
import styles from './thread-screen.module.css';

/** Whoever the record belongs to, how to reach them, and what else they have asked for. */
export function ContactCard({ resource, record }: { resource: AnyResource; record: AnyRecord }) {
  const { t } = useTranslation(['adminRequests', 'thread', 'auth']);
  const { language } = useLanguage();
  const { data } = useCustomCall(contactCall(resource, record.id));
  const name = String(record[labelKey(resource.owner ?? '')] ?? '');
  return (
    <section aria-label={t('adminRequests:clientCard')} className={styles.card}>
      <div className={styles.person}>
        <InitialTile name={name} size="large" />
        <div>
          <h2 className={styles.name}>
            <UserText>{name}</UserText>
          </h2>
          {data && (
            <p className={styles.since}>
              {t('thread:clientSince', {
                date: formatDate({ at: data.memberSince, language, style: 'monthYear' }),
              })}
            </p>
          )}
        </div>
      </div>
      {data && (
        <dl>
          <div className={styles.fact}>
            <dt>{t('auth:mobile')}</dt>
            <dd>
              <a href={phoneLink(data.mobileNumber)}>
                <PhoneText>{data.mobileNumber}</PhoneText>
              </a>
            </dd>
          </div>
          <div className={styles.fact}>
            <dt>{t('auth:email')}</dt>
            <dd>
              <a href={`mailto:${data.email}`}>
                <Ltr>{data.email}</Ltr>
              </a>
            </dd>
          </div>
          <div className={styles.fact}>
            <dt>{t('thread:clientLanguage')}</dt>
            <dd>{t(`thread:clientLanguage_${data.language}`)}</dd>
          </div>
        </dl>
      )}
      {data && <EarlierRecords resource={resource} record={record} ownerId={data.id} />}
    </section>
  );
}
