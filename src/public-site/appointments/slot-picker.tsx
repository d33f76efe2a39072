import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { dayIn } from '#contract/day-in.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { LiveRegion, Notice } from '#ui/layout/notice.tsx';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';
import { isolate } from '#ui/text/isolate.ts';
import { type SlotsAsked, useFreeSlots } from '../queries/use-free-slots.ts';
import type { Office } from '../use-offices.ts';
import { ClockWords } from './clock-words.tsx';
import { DayAndTime, daysOf } from './day-and-time.tsx';
import { SecondChoice, type SecondChoiceProps } from './second-choice.tsx';
import { SlotFacts } from './slot-facts.tsx';

interface SlotPickerProps {
  kind: AnyResource;
  asked: SlotsAsked;
  office: Office;
  /** A moment; '' for none. */
  chosen: string;
  onChoose: (at: string) => void;
  /** Another time that would do. Default: none is asked for. */
  second?: SecondChoiceProps;
  error?: ReactNode;
}

/** The tile of those who would rather be offered one. */
const NO_TIME = 'none';

/** A day and one of its free times, on the clock of the office. */
export function SlotPicker({ kind, asked, office, chosen, onChoose, second, error }: SlotPickerProps) {
  const { t } = useTranslation(['consultations']);
  const { language } = useLanguage();
  const free = useFreeSlots(kind, asked);
  const [openDay, setOpenDay] = useState<string | null>(null);
  const slots = free.isPlaceholderData ? undefined : free.data?.slots;
  const isMissing = chosen !== '' && slots !== undefined && !slots.includes(chosen);
  const [isGone, setIsGone] = useState(false);
  /** That no time is wanted, which nobody is taken to mean who has not said so. */
  const [isDeclined, setIsDeclined] = useState(false);
  if (isMissing && !isGone) setIsGone(true);
  // What is free no more is not sent: another office, another subject, or somebody else has it.
  useEffect(() => {
    if (isMissing) onChoose('');
  }, [isMissing, onChoose]);
  const isSecondMissing =
    second !== undefined && second.chosen !== '' && slots !== undefined && !slots.includes(second.chosen);
  const forgetSecond = second?.onChoose;
  useEffect(() => {
    if (isSecondMissing) forgetSecond?.('');
  }, [isSecondMissing, forgetSecond]);
  const choose = (at: string) => {
    setIsGone(false);
    setIsDeclined(at === NO_TIME);
    onChoose(at === NO_TIME ? '' : at);
  };
  const { timeZone } = office;

  const draw = () => {
    if (free.error)
      return (
        <ErrorPanel title={t('consultations:slotError')} onRetry={() => void free.refetch()}>
          {describeFailure(free.error, language)}
        </ErrorPanel>
      );
    if (!free.data || !slots)
      return (
        <SkeletonRegion>
          <Skeleton height={56} />
          <Skeleton height={112} />
        </SkeletonRegion>
      );
    const [first] = slots;
    if (first === undefined) return null;
    const standing = isMissing ? '' : chosen;
    // A day whose last time was taken cannot be chosen any more.
    const isOpen = openDay !== null && daysOf(slots, timeZone).has(openDay);
    const day = isOpen ? openDay : dayIn(new Date(standing || first), timeZone);
    return (
      <>
        <DayAndTime
          slots={slots}
          timeZone={timeZone}
          day={day}
          dayField={{ name: 'slotDay', label: t('consultations:slotDay') }}
          onDay={(value) => {
            setOpenDay(value);
            choose('');
          }}
          name="wishedAt"
          label={t('consultations:slotTime')}
          isOptional={Boolean(second)}
          none={second && { value: NO_TIME, label: t('consultations:slotClear') }}
          value={isDeclined ? NO_TIME : standing}
          hint={second && !isDeclined && standing === '' ? t('consultations:slotHint') : undefined}
          onChange={choose}
          error={error}
        />
        <SlotFacts free={free.data}>
          {standing === '' ? (
            t('consultations:officeClock', { office: isolate(office.name) })
          ) : (
            <ClockWords at={standing} office={office} />
          )}
        </SlotFacts>
        {second && standing !== '' && (
          <SecondChoice {...second} slots={slots.filter((at) => at !== standing)} timeZone={timeZone} />
        )}
      </>
    );
  };
  return (
    <>
      <LiveRegion>
        {slots && !free.error && <SlotNews asked={asked} isGone={isGone} isNone={slots.length === 0} />}
      </LiveRegion>
      {draw()}
    </>
  );
}

interface SlotNewsProps {
  asked: SlotsAsked;
  /** The one that was chosen is not among them any more. */
  isGone: boolean;
  isNone: boolean;
}

/** What is to be known of the free times when they have come. */
function SlotNews({ asked, isGone, isNone }: SlotNewsProps) {
  const { t } = useTranslation(['consultations']);
  if (!isNone) return isGone && <Notice tone="attention">{t('consultations:slotGone')}</Notice>;
  return (
    <Notice>
      {asked.of !== undefined
        ? t('consultations:slotNoneOwn')
        : asked.consultantId
          ? t('consultations:slotNoneWith')
          : t('consultations:slotNone')}
    </Notice>
  );
}
