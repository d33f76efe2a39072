import { IconCalendarDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isCalledOff } from '#contract/called-off.ts';
import { isInBothCalendars } from '#contract/in-both-calendars.ts';
import type { Matter } from '#contract/matter.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { saveFile } from '#providers/browser/save-file.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { HijriDay } from '#ui/text/hijri-day.tsx';
import { ClockWords } from '../appointments/clock-words.tsx';
import { LawyerName } from '../lawyers/lawyer-name.tsx';
import { useSend } from '../queries/use-call.ts';
import { useIsPast } from '../use-is-past.ts';
import type { Office } from '../use-offices.ts';
import { AppointmentPlace } from './appointment-place.tsx';
import { ChangeAppointment } from './lazy-change-appointment.ts';
import { MatterFact } from './matter-fact.tsx';
import { OfficeTime } from '../appointments/office-time.tsx';
import styles from './matter-page.module.css';
import type { MatterRecord } from './matters.ts';

interface AppointmentProps {
  kind: Matter;
  matter: MatterRecord;
  office: Office | undefined;
}

/**
 * When, for how long and with whom, on the office's clock, and as an entry for the client's own calendar; or the way to a
 * time.
 */
export function Appointment({ kind, matter, office }: AppointmentProps) {
  const { t } = useTranslation(['requestDetail', 'consultations']);
  const { language } = useLanguage();
  const { id, appointment, status, wishedAt, wishedUntil, inWriting, closedAt } = matter;
  const { fee, booking, state, cancelled } = kind.portal.calendar ?? {};
  const calendar = useSend(
    async () => (await import('#providers/calls/calendar-call.ts')).calendarCall(kind, id),
    {
      onSuccess: (content) =>
        saveFile(new File([content], `${kind.portal.key}-${id}.ics`, { type: 'text/calendar' })),
    },
  );
  const at = appointment?.at ?? wishedAt;
  const until = appointment ? appointment.until : wishedUntil;
  const isOver = useIsPast(Date.parse(appointment?.at ?? ''));
  const isChangeable =
    status === kind.workflow.initial || (status === state && appointment !== null && !isOver);
  const change = booking && office && isChangeable && (
    <LazyBoundary placeholder={null}>
      <ChangeAppointment kind={kind} matter={matter} office={office} booking={booking} />
    </LazyBoundary>
  );
  if (at === null)
    return change ? (
      <section aria-labelledby="appointment" className={styles.appointment}>
        <h2 id="appointment" className={styles.section}>
          {t(inWriting ? 'consultations:slotCancel' : 'requestDetail:appointment')}
        </h2>
        {!inWriting && <p className={styles.quiet}>{t('consultations:slotNoneKept')}</p>}
        {change}
      </section>
    ) : null;
  const time = <OfficeTime at={at} office={office} />;
  const cost = fee !== undefined && (
    <dl className={styles.facts}>
      <MatterFact kind={kind} matter={matter} office={office} fact={{ field: fee }} />
    </dl>
  );
  if (isCalledOff(kind, { state: status, at, closedAt }))
    return (
      <section aria-labelledby="appointment" className={styles.appointment}>
        <h2 id="appointment" className={styles.section}>
          {t('requestDetail:appointmentOff')}
        </h2>
        <p className={styles.quiet}>
          <del>{time}</del>
        </p>
        {/* What was cancelled costs nothing; what was done with sooner may. */}
        {status !== cancelled && cost}
      </section>
    );
  return (
    <section aria-labelledby="appointment" className={styles.appointment}>
      <h2 id="appointment" className={styles.section}>
        {t(appointment ? 'requestDetail:appointment' : 'requestDetail:appointmentHeld')}
      </h2>
      <p className={styles.moment}>{time}</p>
      {office && isInBothCalendars(kind.fields[kind.portal.calendar?.at ?? '']) && (
        <p className={styles.quiet}>
          <HijriDay at={at} timeZone={office.timeZone} />
        </p>
      )}
      {office && (
        <p className={styles.quiet}>
          <ClockWords at={at} office={office} />
        </p>
      )}
      {until !== null && (
        <p className={styles.quiet}>{t('consultations:slotFacts', { count: minutesBetween(at, until) })}</p>
      )}
      {appointment && appointment.consultant !== null && (
        <p>
          {t('requestDetail:consultant')}:{' '}
          <LawyerName name={appointment.consultant} id={appointment.consultantId} />
        </p>
      )}
      {appointment && (
        <AppointmentPlace
          place={appointment.place}
          way={booking && matter.values[booking.way]}
          office={office}
        />
      )}
      {cost}
      {status === state && !isOver && (
        <p>
          <Button variant="secondary" isLoading={calendar.isPending} onClick={() => calendar.mutate()}>
            <IconCalendarDown size={18} stroke={1.6} aria-hidden="true" />
            {t('requestDetail:addToCalendar')}
          </Button>
        </p>
      )}
      {change}
      {calendar.error && <ErrorPanel>{describeFailure(calendar.error, language)}</ErrorPanel>}
    </section>
  );
}

const minutesBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 60_000);
