import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhoneField as PhoneFieldOptions } from '#contract/kinds/phone.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { textOf, useInputWords } from '../fields/use-input-words.tsx';
import type { InputProps } from './field-view.ts';

export function Input(props: InputProps<PhoneFieldOptions>) {
  const { sameAs } = props.field;
  return sameAs === undefined ? <OwnNumber {...props} /> : <SameNumber {...props} sameAs={sameAs} />;
}

function OwnNumber({
  fieldKey,
  field,
  control,
  isReadOnly = false,
}: InputProps<PhoneFieldOptions> & { isReadOnly?: boolean }) {
  const own = control(fieldKey);
  return (
    <PhoneField
      {...useInputWords(field, own)}
      autoComplete="off"
      readOnly={isReadOnly}
      value={textOf(own.value)}
      onChange={(event) => own.onChange(event.currentTarget.value)}
    />
  );
}

/** A number that follows another one until somebody says that it is not the same. */
function SameNumber({ sameAs, ...props }: InputProps<PhoneFieldOptions> & { sameAs: string }) {
  const { fieldKey, control } = props;
  const { t } = useTranslation(['contact']);
  const own = control(fieldKey);
  const other = control(sameAs);
  const [isSame, setSame] = useState(own.value === other.value);
  const [seen, setSeen] = useState(own.filled);
  // Two numbers that come from elsewhere say themselves whether they are the same.
  if (own.filled !== seen) {
    setSeen(own.filled);
    setSame(own.value === other.value);
  }
  useEffect(() => {
    if (isSame && own.value !== other.value) own.onChange(other.value);
  }, [isSame, own, other.value]);
  return (
    <div>
      <OwnNumber {...props} isReadOnly={isSame} />
      <CheckboxField
        label={t('contact:sameNumber')}
        checked={isSame}
        onChange={({ currentTarget }) => setSame(currentTarget.checked)}
      />
    </div>
  );
}
