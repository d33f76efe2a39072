import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/language.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { NameFields } from './name-fields.tsx';
import { PhoneField, type PhoneFieldAttributes } from './phone-field.tsx';

interface DetailsFieldsProps {
  /** The language of the page. */
  language: Language;
  getInputProps: (
    name: 'fullNameAr' | 'fullNameEn' | 'mobileNumber' | 'whatsAppNumber',
  ) => PhoneFieldAttributes;
}

/**
 * What people may correct of themselves: their name in both languages, and where they are reached. A WhatsApp number
 * that is the mobile number stays so.
 */
export function DetailsFields({ language, getInputProps }: DetailsFieldsProps) {
  const { t } = useTranslation(['auth']);
  const mobile = getInputProps('mobileNumber');
  const whatsApp = getInputProps('whatsAppNumber');
  const [isWantedSame, setIsWantedSame] = useState(mobile.value === whatsApp.value);
  // Another one that was saved elsewhere meanwhile is shown.
  const isSame = isWantedSame && mobile.value === whatsApp.value;
  return (
    <>
      <NameFields
        first={language}
        arabic={getInputProps('fullNameAr')}
        english={getInputProps('fullNameEn')}
      />
      <PhoneField
        {...mobile}
        onChange={(event) => {
          mobile.onChange(event);
          if (isSame) whatsApp.onChange(event);
        }}
        autoComplete="tel"
        label={t('auth:mobile')}
      />
      <div>
        {!isSame && <PhoneField {...whatsApp} autoComplete="off" label={t('auth:whatsapp')} />}
        <CheckboxField
          label={t('auth:sameAsMobile')}
          checked={isSame}
          onChange={({ currentTarget: { checked } }) => {
            setIsWantedSame(checked);
            if (checked) whatsApp.onChange({ currentTarget: { value: mobile.value } });
          }}
        />
      </div>
    </>
  );
}
