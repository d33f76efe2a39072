import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/session.ts';
import { Fact } from '#ui/text/fact.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import { PhoneText } from '#ui/text/phone-text.tsx';

/** How an account is reached, within a list of facts. */
export function ContactFacts({ account }: { account: Pick<UserInfo, 'email' | 'mobileNumber'> }) {
  const { t } = useTranslation(['auth']);
  return (
    <>
      <Fact label={t('auth:email')}>
        <Ltr>{account.email}</Ltr>
      </Fact>
      <Fact label={t('auth:mobile')}>
        <PhoneText>{account.mobileNumber}</PhoneText>
      </Fact>
    </>
  );
}
