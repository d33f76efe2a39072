import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { ownerNameOf } from '#contract/title-of.ts';
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
import styles from './thread-screen.module.css';

/** Whoever the record belongs to, and how to reach them; the room is kept while that is on its way. */
export function ContactCard({ resource, record }: { resource: AnyResource; record: AnyRecord }) {
  const { t } = useTranslation(['thread', 'auth']);
  const { language } = useLanguage();
  const { data, error } = useCustomCall(contactCall(resource, record.id));
  const name = ownerNameOf(resource, record);
  const coming = <span className={styles.coming} />;
  const since = data && formatDate({ at: data.memberSince, language, style: 'monthYear' });
  const facts = [
    {
      label: t('auth:email'),
      hasLine: true,
      value: data && (
        <a href={`mailto:${data.email}`}>
          <Ltr>{data.email}</Ltr>
        </a>
      ),
    },
    {
      label: t('auth:mobile'),
      value: data && (
        <a href={phoneLink(data.mobileNumber)}>
          <PhoneText>{data.mobileNumber}</PhoneText>
        </a>
      ),
    },
    { label: t('thread:clientLanguage'), value: data && t(`thread:clientLanguage_${data.language}`) },
  ];
  return (
    <section aria-label={t('thread:clientCard')} className={styles.card}>
      <div className={styles.person}>
        <InitialTile name={name} size="large" />
        <div>
          <h2 className={styles.name}>
            <UserText>{name}</UserText>
          </h2>
          {!error && (
            <p className={styles.since}>{since ? t('thread:clientSince', { date: since }) : coming}</p>
          )}
        </div>
      </div>
      {!error && (
        <dl>
          {facts.map(({ label, value, hasLine }) => (
            <div key={label} className={styles.fact} data-line={hasLine}>
              <dt>{label}</dt>
              <dd>{value ?? coming}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
