import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_SPANS, type DaySpan } from '#contract/day-spans.ts';
import { dayIn } from '#contract/day-in.ts';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { numberText, typedNumber } from '#contract/typed-number.ts';
import styles from './filters.module.css';
import type { End } from './range-filter.tsx';
import { useTypedValue } from '#ui/fields/use-typed-value.ts';

interface RangeEndsProps {
  label: string;
  kind: 'date' | 'number';
  range: Partial<Record<End, string | number>>;
  onChange: (end: End, given: string | number | undefined) => void;
  /** The one that is chosen by its name. */
  span: DaySpan | undefined;
  /** Nothing: no filter. */
  onSpan: (span: DaySpan | undefined) => void;
  /** Of days on which something is due: what is late. Else null. */
  late: { label: string; isChosen: boolean; onChange: (isOn: boolean) => void } | null;
}

/** Where a span begins and where it ends. */
export function RangeEnds({ label, kind, range, span, onChange, onSpan, late }: RangeEndsProps) {
  const { t } = useTranslation(['panel', 'records']);
  // What is due is looked for ahead, what has come behind.
  const spans = DAY_SPANS.filter((name) => name !== (late ? 'last30Days' : 'next7Days'));
  return (
    <div className={styles.range}>
      {kind === 'date' && (
        <div role="group" aria-label={label} className={styles.spans}>
          {spans.map((name) => {
            const isChosen = name === span;
            return (
              <Button
                key={name}
                size="xs"
                variant={isChosen ? 'filled' : 'default'}
                aria-pressed={isChosen}
                onClick={() => onSpan(isChosen ? undefined : name)}
              >
                {t(`records:${name}`)}
              </Button>
            );
          })}
        </div>
      )}
      {late && (
        <Checkbox
          label={late.label}
          checked={late.isChosen}
          onChange={(event) => late.onChange(event.currentTarget.checked)}
        />
      )}
      {(['from', 'to'] as const).map((end) => (
        <EndInput
          key={end}
          kind={kind}
          label={t(end === 'from' ? 'panel:rangeFrom' : 'panel:rangeTo', { label })}
          value={range[end]}
          onChange={(given) => onChange(end, given)}
        />
      ))}
    </div>
  );
}

interface EndInputProps {
  label: string;
  value: string | number | undefined;
  /** Nothing: it stays open. */
  onChange: (given: string | number | undefined) => void;
  /** What it stands in is shut: what waits is not lost with it. */
  onEscape: () => void;
}

/** Typed digit by digit it would ask the list for each. Milliseconds. */
const TYPING_MS = 300;

function EndInput({
  kind,
  value,
  onChange,
  label,
}: Omit<EndInputProps, 'onEscape'> & Pick<RangeEndsProps, 'kind'>) {
  const { typed, type, leave } = useTypedValue({ value, pauseMs: TYPING_MS, onAsk: onChange });
  const Input = kind === 'date' ? DayInput : NumberInput;
  return (
    <div onBlur={leave}>
      <Input label={label} value={typed} onChange={type} onEscape={leave} />
    </div>
  );
}

const DayInput = ({ label, value = '', onChange, onEscape }: EndInputProps) => (
  <TextInput
    type="date"
    // With years of four digits a browser goes on to the month after the fourth.
    max="9999-12-31"
    dir="ltr"
    label={label}
    value={dayOf(value)}
    onChange={(event) => onChange(event.currentTarget.value || undefined)}
    onKeyDown={({ key }) => key === 'Escape' && onEscape()}
  />
);

/** A link may ask for a moment, such as that by which a reply is due: on that day by the firm's clock. */
const dayOf = (value: string | number): string =>
  String(value).includes('T') ? dayIn(new Date(value), FIRM_ZONE) : String(value);

/** In digits of either script; what is no number yet changes nothing, and is marked so. */
function NumberInput({
  label,
  value = null,
  onChange,
  onEscape,
}: Omit<EndInputProps, 'value'> & { value?: unknown }) {
  const [typed, setTyped] = useState<{ text: string; before: unknown }>({ text: '', before: null });
  const isUnfinished = typeof typedNumber(typed.text) === 'string' && typed.before === value;
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      label={label}
      error={isUnfinished}
      value={isUnfinished ? typed.text : numberText(value, typed.text)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        const given = typedNumber(text);
        setTyped({ text, before: value });
        if (typeof given !== 'string') onChange(given ?? undefined);
      }}
      onKeyDown={({ key }) => key === 'Escape' && onEscape()}
    />
  );
}
