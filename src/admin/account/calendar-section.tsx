import { Button, TextInput } from '@mantine/core';
import { useApiUrl } from '@refinedev/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { calendarFeedCall, makeFeedCall, revokeFeedCall } from '#providers/calls/calendar-feed-calls.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useSession } from '#providers/session/use-session.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { PassFocus } from '#ui/layout/pass-focus.tsx';
import { LoadingIndicator } from '#ui/loading/loading-indicator.tsx';
import { formatDate } from '#ui/text/format-date.ts';
import { writeToClipboard } from '#ui/text/write-to-clipboard.ts';
import { BusyButton } from '../busy-button.tsx';
import { Issue } from '../form/issue.tsx';
import { ReadFailure } from '../read-failure.tsx';
import { useCustomCall } from '../refine/use-custom-call.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useSendCall } from '../refine/use-send-call.ts';
import styles from '../show/show-screen.module.css';
import codes from './second-factor.module.css';

/** The secret address by which a calendar program reads one's appointments: made, shown once, and revoked. */
export function CalendarSection() {
  const { t } = useTranslation(['calendarFeed']);
  const { language } = useLanguage();
  const notify = useNotify();
  const query = useCustomCall(calendarFeedCall(useSession()?.user.id ?? null));
  const { send, error, isPending } = useSendCall();
  // The calendar program asks whoever answers the calls.
  const host = useApiUrl() || window.location.origin;
  const [address, setAddress] = useState<string | null>(null);
  const act = async (work: () => Promise<void>) => {
    if (isPending) return;
    try {
      await work();
      await query.refetch();
    } catch {
      // Said below the buttons.
    }
  };
  const make = () => act(async () => setAddress(host + (await send(makeFeedCall())).path));
  const revoke = () =>
    act(async () => {
      await send(revokeFeedCall());
      setAddress(null);
      notify({ type: 'success', message: t('calendarFeed:revoked') });
    });
  const makeButton = useRef<HTMLButtonElement>(null);
  const { data } = query;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('calendarFeed:title')}</h2>
      <p className={styles.hint}>{t('calendarFeed:lead')}</p>
      {query.isPending && <LoadingIndicator />}
      <ReadFailure query={query} />
      {data && !data.isConsultant && <p>{t('calendarFeed:none')}</p>}
      {data?.isConsultant && (
        <div className={codes.setup}>
          {address === null ? (
            data.madeAt !== null && (
              <p>{t('calendarFeed:made', { day: formatDate({ at: data.madeAt, language }) })}</p>
            )
          ) : (
            <FeedAddress address={address} />
          )}
          <div className={codes.buttons}>
            <BusyButton ref={makeButton} variant="default" isBusy={isPending} onClick={() => void make()}>
              {t(data.madeAt === null ? 'calendarFeed:make' : 'calendarFeed:makeAgain')}
            </BusyButton>
            {data.madeAt !== null && (
              <PassFocus to={makeButton}>
                <BusyButton variant="default" isBusy={isPending} onClick={() => void revoke()}>
                  {t('calendarFeed:revoke')}
                </BusyButton>
              </PassFocus>
            )}
          </div>
          {error && <Issue>{describeFailure(error, language)}</Issue>}
        </div>
      )}
    </section>
  );
}

/** Shown once: the host itself does not know it any more. */
function FeedAddress({ address }: { address: string }) {
  const { t } = useTranslation(['calendarFeed', 'common']);
  const notify = useNotify();
  const place = useRef<HTMLInputElement>(null);
  useEffect(() => place.current?.select(), [address]);
  const copy = async () => {
    if (await writeToClipboard(address)) notify({ type: 'success', message: t('common:copied') });
  };
  return (
    <>
      <Notice tone="attention">{t('calendarFeed:secret')}</Notice>
      <TextInput ref={place} readOnly dir="ltr" label={t('calendarFeed:address')} value={address} />
      <div className={codes.buttons}>
        <Button onClick={() => void copy()}>{t('calendarFeed:copy')}</Button>
      </div>
    </>
  );
}
