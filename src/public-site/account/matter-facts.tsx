import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Matter } from '#contract/matter.ts';
import { phoneLink, whatsAppLink } from '#ui/text/phone-links.ts';
import type { Office } from '../use-offices.ts';
import styles from './matter-page.module.css';
import { MatterFact } from './matter-fact.tsx';
import type { MatterRecord } from './matters.ts';

interface MatterFactsProps {
  kind: Matter;
  matter: MatterRecord;
  office: Office | undefined;
}

/** Who has it in hand, since when, and how to reach them with the number at hand. */
export function MatterFacts({ kind, matter, office }: MatterFactsProps) {
  const { t } = useTranslation(['requestDetail', 'contact']);
  const { number, inWriting } = matter;
  const fee = kind.portal.calendar?.fee;
  return (
    <>
      <dl className={styles.facts}>
        {kind.portal.facts.map((fact) => (
          <MatterFact key={fact.field} kind={kind} fact={fact} matter={matter} office={office} />
        ))}
        {/* Of an appointment it is told there. */}
        {inWriting && fee !== undefined && (
          <MatterFact
            kind={kind}
            fact={{ field: fee, none: inWriting.cost }}
            matter={matter}
            office={office}
          />
        )}
      </dl>
      {office && (
        <ul className={styles.reach} aria-label={t('requestDetail:reach')}>
          <li>
            <a href={whatsAppLink(office.whatsApp, t('requestDetail:whatsAppText', { number }))}>
              <IconBrandWhatsapp size={20} stroke={1.6} aria-hidden="true" />
              {t('requestDetail:whatsApp')}
            </a>
          </li>
          <li>
            <a href={phoneLink(office.phone)}>
              <IconPhone size={20} stroke={1.6} aria-hidden="true" />
              {t('contact:call')}
            </a>
          </li>
          <li>
            <a href={`mailto:${office.email}?subject=${encodeURIComponent(number)}`}>
              <IconMail size={20} stroke={1.6} aria-hidden="true" />
              {t('contact:emailOffice')}
            </a>
          </li>
        </ul>
      )}
    </>
  );
}
