import { useTranslation } from 'react-i18next';
import { Fact } from '#ui/text/fact.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import type { Office } from './use-offices.ts';

const NUMBERS = ['licenceNumber', 'commercialRegistration', 'taxNumber'] as const;

/** Under which numbers an office is registered; nothing where none is written. */
export function OfficeRegistrations({ office, className }: { office: Office; className?: string }) {
  const { t } = useTranslation(['footer']);
  const written = NUMBERS.filter((key) => office[key] !== '');
  if (written.length === 0) return null;
  return (
    <dl className={className}>
      {written.map((key) => (
        <Fact key={key} label={t(`footer:${key}`)}>
          <Ltr>{office[key]}</Ltr>
        </Fact>
      ))}
    </dl>
  );
}
