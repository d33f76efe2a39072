import { useTranslation } from 'react-i18next';
import type { OwnData } from '#contract/own-data.ts';
import { pluralWords } from '#contract/plural.ts';
import { contactMessages } from '#resources/contact-messages.ts';
import { matters } from '#resources/matters.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Fact } from '#ui/text/fact.tsx';
import { formatDate } from '#ui/text/format-date.ts';
import { PhoneText } from '#ui/text/phone-text.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import { ContactFacts } from '../account/contact-facts.tsx';
import styles from './own-data-page.module.css';

const COUNTED = ['notes', 'files'] as const;

/** The account, how much there is of each kind, and which privacy notice was shown when. */
export function PersonalData({ data: { account, counts, consents } }: { data: OwnData }) {
  const { t } = useTranslation(['ownData', 'auth']);
  const { language } = useLanguage();
  const messages = counts[contactMessages.name];
  const purposeWords = (purpose: string): string => {
    if (purpose === 'account') return t('ownData:purposeAccount');
    const matter = matters.find(({ portal }) => portal.key === purpose);
    return matter ? matter.portal.words.consent[language] : t('ownData:purposeMessage');
  };
  return (
    <dl className={styles.facts}>
      {account.fullNameAr !== '' && (
        <Fact label={t('ownData:nameAr')}>
          <bdi lang="ar">{account.fullNameAr}</bdi>
        </Fact>
      )}
      {account.fullNameEn !== '' && (
        <Fact label={t('ownData:nameEn')}>
          <bdi lang="en">{account.fullNameEn}</bdi>
        </Fact>
      )}
      <ContactFacts account={account} />
      <Fact label={t('auth:whatsapp')}>
        <PhoneText>{account.whatsAppNumber}</PhoneText>
      </Fact>
      {account.branch && (
        <Fact label={t('ownData:branch')}>
          <UserText>{account.branch}</UserText>
        </Fact>
      )}
      <Fact label={t('ownData:counts')}>
        <ul className={styles.counts}>
          {matters.map(({ name, portal }) => (
            <li key={name}>{pluralWords(portal.words.count, counts[name] ?? 0, language)}</li>
          ))}
          {COUNTED.map((kind) => (
            <li key={kind}>{t(`ownData:${kind}`, { count: counts[kind] ?? 0 })}</li>
          ))}
          <li>
            {messages === undefined
              ? t('ownData:messagesUnproven')
              : t('ownData:messages', { count: messages })}
          </li>
        </ul>
      </Fact>
      <Fact label={t('ownData:consents')}>
        {consents.length === 0 && t('ownData:noConsents')}
        <ul>
          {consents.map(({ purpose, version, at }) => (
            <li key={`${purpose} ${at}`}>
              {t('ownData:consent', {
                purpose: purposeWords(purpose),
                version,
                date: formatDate({ at, language }),
              })}
            </li>
          ))}
        </ul>
      </Fact>
    </dl>
  );
}
