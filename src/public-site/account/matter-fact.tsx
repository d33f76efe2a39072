import { createElement } from 'react';
import { labelKey } from '#contract/field-keys.ts';
import type { Matter } from '#contract/matter.ts';
import type { Fact as PortalFact } from '#contract/portal.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Fact } from '#ui/text/fact.tsx';
import type { Office } from '../use-offices.ts';
import { factValueOf } from './fact-values.tsx';
import type { MatterRecord } from './matters.ts';

interface MatterFactProps {
  kind: Matter;
  fact: PortalFact<string>;
  matter: MatterRecord;
  office: Office | undefined;
}

/** One fact about a matter by its label, as the kind of its field is read; nothing where it has neither value nor words. */
export function MatterFact({ kind, fact, matter, office }: MatterFactProps) {
  const { language } = useLanguage();
  const field = kind.fields[fact.field];
  const label = fact.label ?? field?.label ?? { ar: '', en: '' };
  const value = matter.values[field && 'to' in field ? labelKey(fact.field) : fact.field];
  const isMissing = value === null || value === undefined || value === '';
  if (isMissing) return fact.none ? <Fact label={label[language]}>{fact.none[language]}</Fact> : null;
  const Value = factValueOf(field);
  return Value && <Fact label={label[language]}>{createElement(Value, { value, field, office })}</Fact>;
}
