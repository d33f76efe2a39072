import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LONG_TEXT_MAX } from '#contract/field-limits.ts';
import type { Field, FieldType } from '#contract/fields.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { AttachmentsField } from '../sending/attachments-field.tsx';
import { isOffice } from './is-office.ts';
import type { StepProps } from './step-looks.ts';

interface PlainFieldProps extends Omit<StepProps, 'fields'> {
  /** The key of the field. */
  name: string;
}

/** The input of a field, by its kind. */
export function PlainField(given: PlainFieldProps) {
  const field = given.kind.fields[given.name];
  const Input = field && siteInputs[field.type];
  return Input ? <Input {...given} field={field} /> : null;
}

interface InputProps extends PlainFieldProps {
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

const TextInput = (given: InputProps) => <TextField {...useWords(given)} />;
const LtrInput = (given: InputProps) => <TextField {...useWords(given)} direction="ltr" />;
const DayInput = (given: InputProps) => <TextField {...useWords(given)} direction="ltr" type="date" />;
const NumberInput = (given: InputProps) => (
  <TextField
    {...useWords(given)}
    direction="ltr"
    inputMode={'decimals' in given.field && given.field.decimals ? 'decimal' : 'numeric'}
  />
);
const LongTextInput = (given: InputProps) => (
  <TextAreaField
    {...useWords(given)}
    limit={('max' in given.field ? given.field.max : undefined) ?? DEFAULT_LONG_TEXT_MAX}
    rows={5}
  />
);
const FilesInput = ({ form }: InputProps) => <AttachmentsField {...form.files} />;

function SelectInput(given: InputProps) {
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

function ReferenceInput(given: InputProps) {
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

/** The kinds that the site has an input for: `checkPortal` refuses to ask for another, and a test holds the two equal. */
export const siteInputs: Readonly<Partial<Record<FieldType, ComponentType<InputProps>>>> = {
  text: TextInput,
  longText: LongTextInput,
  email: LtrInput,
  phone: LtrInput,
  url: LtrInput,
  number: NumberInput,
  date: DayInput,
  select: SelectInput,
  reference: ReferenceInput,
  files: FilesInput,
};
