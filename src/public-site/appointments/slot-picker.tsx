import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { dayIn } from '#contract/day-in.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ChoiceTiles } from '#ui/fields/choice-tiles.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';
import { formatDate } from '#ui/text/format-date.ts';
import { type SlotsAsked, useFreeSlots } from '../queries/use-free-slots.ts';
import type { Office } from '../use-offices.ts';
import { SlotFacts } from './slot-facts.tsx';

interface SlotPickerProps {
  kind: AnyResource;
  asked: SlotsAsked;
  office: Office;
  /** A moment; '' for none. */
  chosen: string;
  onChoose: (at: string) => void;
  /** Another time that would do. Default: none is asked for. */
  second?: { chosen: string; onChoose: (at: string) => void };
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
  const dayOf = (at: string) => dayIn(new Date(at), timeZone);
  const written = (at: string, style: 'weekday' | 'weekdayTime' | 'time') =>
    formatDate({ at, language, style, timeZone });

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
  if (first === undefined) return <Notice>{t('consultations:slotNone')}</Notice>;
  const standing = isMissing ? '' : chosen;
  const days = new Map(slots.toReversed().map((at) => [dayOf(at), at]));
  // A day whose last time was taken is none to choose from any more.
  const day = openDay !== null && days.has(openDay) ? openDay : dayOf(standing || first);
  return (
    <>
      {isGone && <Notice tone="attention">{t('consultations:slotGone')}</Notice>}
      <SelectField
        name="slotDay"
        label={t('consultations:slotDay')}
        value={day}
        onChange={({ currentTarget: { value } }) => {
          setOpenDay(value);
          choose('');
        }}
        options={[...days].toReversed().map(([value, at]) => ({ value, label: written(at, 'weekday') }))}
      />
      <ChoiceTiles
        name="wishedAt"
        label={t('consultations:slotTime')}
        options={[
          ...slots
            .filter((at) => dayOf(at) === day)
            .map((value) => ({ value, label: written(value, 'time') })),
          ...(second ? [{ value: NO_TIME, label: t('consultations:slotClear') }] : []),
        ]}
        value={isDeclined ? NO_TIME : standing}
        hint={second && !isDeclined && standing === '' ? t('consultations:slotHint') : undefined}
        onChange={choose}
        error={error}
      />
      <SlotFacts free={free.data} office={office} chosen={standing} />
      {second && standing !== '' && (
        <SelectField
          name="secondChoiceAt"
          label={t('consultations:slotSecond')}
          value={second.chosen}
          onChange={({ currentTarget: { value } }) => second.onChoose(value)}
          options={[
            { value: '', label: t('consultations:slotNoSecond') },
            ...slots
              .filter((at) => at !== chosen)
              .map((value) => ({ value, label: written(value, 'weekdayTime') })),
          ]}
        />
      )}
    </>
  );
}
