import { IconBrandLinkedin, IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { pickWords } from '#contract/language.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { isolate } from '#ui/text/isolate.ts';
import { wordsOf } from '../words-of.ts';
import type { LawyerPlateProps } from './lawyer-plate.tsx';

interface LawyerLinksProps extends Pick<LawyerPlateProps, 'lawyer'> {
  className?: string;
}

/** The ways to write to a lawyer, as signs; nothing where there is none. */
export function LawyerLinks({ lawyer, className }: LawyerLinksProps) {
  const { t } = useTranslation(['home']);
  const { language } = useLanguage();
  const name = isolate(pickWords(wordsOf(lawyer, 'name'), language).text);
  if (lawyer.email === '' && lawyer.linkedIn === '') return null;
  return (
    <p className={className}>
      {lawyer.email !== '' && (
        <a href={`mailto:${lawyer.email}`} aria-label={t('home:emailLawyer', { name })}>
          <IconMail size={20} stroke={1.6} aria-hidden="true" />
        </a>
      )}
      {lawyer.linkedIn !== '' && (
        <a
          href={lawyer.linkedIn}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('home:linkedinLawyer', { name })}
        >
          <IconBrandLinkedin size={20} stroke={1.6} aria-hidden="true" />
        </a>
      )}
    </p>
  );
}
