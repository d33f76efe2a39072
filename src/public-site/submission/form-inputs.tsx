import { useTranslation } from 'react-i18next';
import { DEFAULT_LONG_TEXT_MAX } from '#contract/field-limits.ts';
import type { Field } from '#contract/fields.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { AttachmentsField } from '../sending/attachments-field.tsx';
import { isOffice } from './is-office.ts';
import type { StepProps } from './step-looks.ts';

export interface InputProps extends Omit<StepProps, 'fields'> {
  /** The key of the field. */
  name: string;
  field: Field;
}

/** What every input says, and what the form says to it. */
function useWords({ field, form, name }: InputProps) {
  const { language } = useLanguage();
  return {
    ...form.getInputProps(name),
    label: field.label[language],
    hint: field.help?.[language],
    isOptional: field.optional,
  };
}

export const TextInput = (given: InputProps) => <TextField {...useWords(given)} />;
export const LtrInput = (given: InputProps) => <TextField {...useWords(given)} direction="ltr" />;
export const PhoneInput = (given: InputProps) => <PhoneField {...useWords(given)} />;
export const DayInput = (given: InputProps) => <TextField {...useWords(given)} direction="ltr" type="date" />;
/** On the clock of whoever fills it in. */
export function MomentInput(given: InputProps) {
  const { value, onChange, ...words } = useWords(given);
  return (
    <TextField
      {...words}
      direction="ltr"
      type="datetime-local"
      value={localTime(value)}
      onChange={({ currentTarget: { value: typed } }) =>
        onChange({ currentTarget: { value: momentAt(typed) } })
      }
    />
  );
}

const localTime = (moment: string): string => {
  const at = new Date(moment);
  const ahead = at.getTimezoneOffset() * 60_000;
  return Number.isNaN(ahead) ? '' : new Date(at.getTime() - ahead).toISOString().slice(0, 16);
};
const momentAt = (local: string): string =>
  Number.isNaN(Date.parse(local)) ? '' : new Date(local).toISOString();

export const NumberInput = (given: InputProps) => (
  <TextField
    {...useWords(given)}
    direction="ltr"
    inputMode={'decimals' in given.field && given.field.decimals ? 'decimal' : 'numeric'}
  />
);
export const LongTextInput = (given: InputProps) => (
  <TextAreaField
    {...useWords(given)}
    limit={('max' in given.field ? given.field.max : undefined) ?? DEFAULT_LONG_TEXT_MAX}
    rows={5}
  />
);
export const FilesInput = ({ form }: InputProps) => <AttachmentsField {...form.files} />;

export function SelectInput(given: InputProps) {
  const { t } = useTranslation(['requestForm']);
  const { language } = useLanguage();
  const options = 'options' in given.field ? Object.entries(given.field.options) : [];
  return (
    <SelectField
      {...useWords(given)}
      placeholder={t('requestForm:choose')}
      options={options.map(([value, label]) => ({ value, label: label[language] }))}
    />
  );
}

export function ReferenceInput(given: InputProps) {
  const { t } = useTranslation(['requestForm']);
  const { field, form, name, choices, officeId } = given;
  const words = useWords(given);
  const able = choices.officesOf(form.values);
  if (!isOffice(field))
    return <SelectField {...words} placeholder={t('requestForm:choose')} options={choices.optionsOf(name)} />;
  return (
    <SelectField
      {...words}
      value={officeId}
      placeholder={t('requestForm:branchPlaceholder')}
      options={choices.offices
        .filter(({ id }) => able.includes(id))
        .map((office) => ({ value: String(office.id), label: office.name }))}
    />
  );
}
