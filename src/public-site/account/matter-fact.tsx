import { createElement } from 'react';
import { labelKey } from '#contract/field-keys.ts';
import type { Matter } from '#contract/matter.ts';
import type { Fact as PortalFact } from '#contract/portal.ts';
import { openStates } from '#contract/workflow.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Fact } from '#ui/text/fact.tsx';
import type { Office } from '../use-offices.ts';
import { factValueOf } from './fact-values.tsx';
import { lawyerAt } from './lawyer-at.ts';
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
  if (fact.in && !fact.in.includes(matter.status)) return null;
  const own = matter.values[field && 'to' in field ? labelKey(fact.field) : fact.field];
  const isWith = isMissing(own) && fact.orWith;
  const value = isWith ? matter.appointment?.consultant : own;
  if (isMissing(value)) {
    const isOpen = openStates(kind.workflow).includes(matter.status);
    return fact.none && isOpen ? <Fact label={label[language]}>{fact.none[language]}</Fact> : null;
  }
  const Value = factValueOf(field);
  const lawyerId = isWith
    ? (matter.appointment?.consultantId ?? null)
    : lawyerAt({ kind, record: matter.values, key: fact.field });
  if (!Value) return null;
  return <Fact label={label[language]}>{createElement(Value, { value, field, office, lawyerId })}</Fact>;
}

const isMissing = (value: unknown): boolean => value === null || value === undefined || value === '';
