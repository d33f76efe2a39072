import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { BranchGlyph } from '#ui/brand/branch-glyph.tsx';
import { Fact } from '#ui/text/fact.tsx';
import { formatDate } from '#ui/text/format-date.ts';
import { phoneLink, whatsAppLink } from '#ui/text/phone-links.ts';
import { UserText } from '#ui/text/user-text.tsx';
import { type Office, shapeOf } from '../use-offices.ts';
import styles from './matter-page.module.css';
import type { Matter } from './matters.ts';

interface MatterFactsProps {
  matter: Matter;
  office: Office | undefined;
}

/** Who has it in hand, since when, and how to reach them with the number at hand. */
export function MatterFacts({ matter, office }: MatterFactsProps) {
  const { t } = useTranslation(['requestDetail', 'consultations', 'contact']);
  const { language } = useLanguage();
  const { number, branch, assignee, area, createdAt, dueDate, preferredTimes } = matter;
  const day = (at: string) => formatDate({ at, language, timeZone: office?.timeZone });
  return (
    <>
      <dl className={styles.facts}>
        <Fact label={t('requestDetail:branch')}>
          <span className={styles.branch}>
            {office && <BranchGlyph branch={shapeOf(office)} />}
            {branch}
          </span>
        </Fact>
        {area !== null && <Fact label={t('consultations:area')}>{area}</Fact>}
        <Fact label={t('requestDetail:assignee')}>
          {assignee === null ? t('requestDetail:assigneeNone') : <UserText>{assignee}</UserText>}
        </Fact>
        <Fact label={t('requestDetail:received')}>
          <time dateTime={createdAt}>{day(createdAt)}</time>
        </Fact>
        {dueDate !== null && (
          <Fact label={t('requestDetail:due')}>
            <time dateTime={dueDate}>{formatDate({ at: `${dueDate}T12:00:00Z`, language })}</time>
          </Fact>
        )}
        {preferredTimes !== null && (
          <Fact label={t('consultations:preferredTime')}>
            <UserText>{preferredTimes}</UserText>
          </Fact>
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
