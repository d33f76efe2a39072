import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOffered, valuesOf } from '#contract/actions.ts';
import { describeError } from '#contract/describe-error.ts';
import type { Matter } from '#contract/matter.ts';
import type { PortalBooking } from '#contract/portal.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { SlotChoice } from '../appointments/slot-choice.tsx';
import { useGivenWay } from '../appointments/use-given-way.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { isolate } from '#ui/text/isolate.ts';
import { PhoneText } from '#ui/text/phone-text.tsx';
import { phoneLink } from '#ui/text/phone-links.ts';
import { useSend } from '../queries/use-call.ts';
import { useChangeHours } from '../queries/use-free-slots.ts';
import { useSendOnReconnect } from '../queries/use-send-on-reconnect.ts';
import { useIsPast } from '../use-is-past.ts';
import type { Office } from '../use-offices.ts';
import styles from './matter-page.module.css';
import type { MatterRecord } from './matters.ts';
import { NEXT } from './next-words.tsx';

interface ChangeAppointmentProps {
  kind: Matter;
  matter: MatterRecord;
  office: Office;
  booking: PortalBooking<string>;
}

/**
 * A free time, another one for an appointment, or an end to it, as its state allows; past the limit of the firm, whom to
 * call about it.
 */
export function ChangeAppointment({ kind, matter, office, booking }: ChangeAppointmentProps) {
  const { t } = useTranslation(['consultations']);
  const { language } = useLanguage();
  const [open, setOpen] = useState<'move' | 'withdraw' | null>(null);
  /** What was open before somebody thought better of it: its button comes back with the focus that it had. */
  const [left, setLeft] = useState<typeof open>(null);
  const question = useId();
  const take = useRef<HTMLButtonElement>(null);
  const agreed = String(matter.values[booking.way] ?? '');
  const [chosenWay, setChosenWay] = useState(agreed);
  // Heading and lists tell the type: a telephone consultation is not moved to the office.
  const givenWay = useGivenWay(kind, booking, matter.values);
  const way = givenWay || chosenWay;
  const [at, setAt] = useState('');
  const send = useSend(
    async (change: { action: string; input?: Record<string, string> }) =>
      (await import('#providers/calls/record-calls.ts')).actionCall(kind, { id: matter.id, ...change }),
    {
      resource: kind,
      onSuccess: () => {
        setLeft(null);
        setOpen(null);
        // The button that was pressed goes; where it leads is said there.
        document.getElementById(NEXT)?.focus();
      },
    },
  );
  const isWaitingForLine = useSendOnReconnect(send);
  // Whoever chooses another time does not want the one that waits for the line.
  const forgetWaiting = () => {
    if (isWaitingForLine) send.reset();
  };
  const show = (part: typeof open) => {
    // What is on its way is not left as it is, and another change could arrive before it.
    if (open !== null && send.isPending) return;
    send.reset();
    setAt('');
    setLeft(open);
    setOpen(part);
  };
  // What nobody has confirmed yet is changed at any time.
  const isConfirmed = matter.status === kind.portal.calendar?.state;
  const about = booking.about === undefined ? '' : String(matter.values[booking.about] ?? '');
  const { hours, isKnown } = useChangeHours(
    kind,
    { branchId: String(office.id), way: agreed, about, of: matter.id },
    isConfirmed,
  );
  const begins = isConfirmed ? Date.parse(matter.appointment?.at ?? '') : NaN;
  const limit = begins - (hours ?? 0) * 3_600_000;
  const isTooLate = useIsPast(limit);
  const isAllowed = (name: string) => {
    const action = kind.actions[name];
    return action !== undefined && isOffered(action, valuesOf(matter.values));
  };
  const isSet = matter.appointment !== null || matter.wishedAt !== null;
  const move = [booking.moves.choose, booking.moves.move].find(isAllowed);
  if (isConfirmed && !isKnown) return null;
  if (isTooLate && !send.isPending)
    return (
      <p role="status" className={styles.reply}>
        {describeError('changeTooLate', { language })}{' '}
        <a href={phoneLink(office.phone)}>
          <PhoneText>{office.phone}</PhoneText>
        </a>
      </p>
    );
  const moveLabel = t(isSet ? 'consultations:slotMove' : 'consultations:slotChoose');
  return (
    <div className={styles.reply}>
      {send.error && (
        <ErrorPanel>
          {isWaitingForLine ? describeError('offline', { language }) : describeFailure(send.error, language)}
        </ErrorPanel>
      )}
      {open === null && (
        <p className={styles.choices}>
          {move !== undefined && (
            <Button ref={left === 'move' ? takeFocus : null} variant="secondary" onClick={() => show('move')}>
              {moveLabel}
            </Button>
          )}
          {isAllowed(booking.moves.withdraw) && (
            <Button
              ref={left === 'withdraw' ? takeFocus : null}
              variant="quiet"
              className={styles.cancels}
              onClick={() => show('withdraw')}
            >
              {t('consultations:slotCancel')}
            </Button>
          )}
        </p>
      )}
      {open === null && isConfirmed && hours !== null && (
        <p className={styles.quiet}>
          {t('consultations:changeUntil', {
            time: formatDate({ at: limit, language, style: 'weekdayTime', timeZone: office.timeZone }),
            office: isolate(office.name),
          })}
        </p>
      )}
      {open === 'move' && move !== undefined && (
        <div ref={takeFocus} role="group" aria-label={moveLabel} tabIndex={-1} className={styles.part}>
          <SlotChoice
            kind={kind}
            way={way}
            isWayGiven={givenWay !== ''}
            onWay={(chosen) => {
              forgetWaiting();
              setChosenWay(chosen);
            }}
            about={about}
            office={office}
            of={matter.id}
            chosen={at}
            onChoose={(chosen) => {
              forgetWaiting();
              // Somebody else has it, and the button goes that was pressed for it.
              if (chosen === '' && take.current === document.activeElement)
                take.current?.closest<HTMLElement>('[role="group"]')?.focus();
              setAt(chosen);
            }}
          />
          {at !== '' && (
            <Button
              ref={take}
              isLoading={send.isPending}
              onClick={() =>
                send.mutate({
                  action: move,
                  input: { [booking.wish]: at, [booking.way]: way },
                })
              }
            >
              {t(isSet ? 'consultations:slotMoveHere' : 'consultations:slotTake')}
            </Button>
          )}
        </div>
      )}
      {open === 'withdraw' && (
        <div ref={takeFocus} role="group" aria-labelledby={question} tabIndex={-1} className={styles.part}>
          <p id={question}>
            {t(isSet ? 'consultations:slotCancelSure' : 'consultations:slotCancelSureNone')}
          </p>
          <Button
            variant="danger"
            isLoading={send.isPending}
            onClick={() => send.mutate({ action: booking.moves.withdraw })}
          >
            {t('consultations:slotCancelYes')}
          </Button>
        </div>
      )}
      {open !== null && (
        <p>
          <Button variant="secondary" aria-disabled={send.isPending || undefined} onClick={() => show(null)}>
            {t('consultations:slotKeep')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The button that was pressed goes, and what comes in its place is heard. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();
