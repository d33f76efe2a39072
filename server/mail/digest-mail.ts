import { z } from 'zod';
import type { Language } from '#contract/language.ts';
import type { PendingWork } from '../digest/pending-work.ts';
import { layOut } from './mail-layout.ts';
import type { Mail } from './mail.ts';

export const digestPayload = z.object({ userId: z.number() });

interface Told {
  language: Language;
  name: string;
  /** The panel; `null` where the host goes by any name. */
  link: string | null;
}

/** The morning's mail to somebody of the staff: numbers of what waits, and no words of anybody. */
export function digestMail(
  { matters, mentions }: PendingWork,
  { language, name, link }: Told,
): Pick<Mail, 'language' | 'subject' | 'text' | 'html'> {
  const words = WORDS[language];
  const lines = matters.map(({ matter, fresh, late, today, undecided }) => {
    const counted = [
      [words.fresh, fresh],
      [words.late, late],
      [words.today, today],
      [words.undecided, undecided],
    ] as const;
    const told = counted.flatMap(([label, count]) => (count > 0 ? [`${label}: ${count}`] : []));
    return `${matter.labels.many[language]} (${told.join(words.comma)})`;
  });
  return layOut({
    language,
    subject: words.subject,
    to: name,
    parts: [
      words.lead,
      ...lines,
      ...(mentions > 0 ? [`${words.mentions}: ${mentions}`] : []),
      ...(link === null ? [words.bare] : [{ link, label: words.linked }]),
      words.off,
    ],
  });
}

const WORDS = {
  ar: {
    subject: 'ملخص اليوم: ما ينتظرك',
    lead: 'صباح الخير. هذا ما ينتظرك اليوم:',
    fresh: 'جديد لم يبدأ',
    late: 'متأخر',
    today: 'موعده اليوم',
    undecided: 'تعارض مصالح ينتظر قرارك',
    comma: '، ',
    mentions: 'ملاحظات ورد فيها ذكرك ولم تقرأها',
    linked: 'افتح لوحة التحكم',
    bare: 'تجد ذلك كله في لوحة التحكم.',
    off: 'تصلك هذه الرسالة لأنك طلبتها، ويمكنك إيقافها من ملفك الشخصي.',
  },
  en: {
    subject: 'What is waiting for you today',
    lead: 'Good morning. This is what is waiting for you today:',
    fresh: 'new',
    late: 'overdue',
    today: 'due today',
    undecided: 'conflicts of interest for you to decide',
    comma: ', ',
    mentions: 'Notes that mention you, unread',
    linked: 'Open the panel',
    bare: 'All of it is in the panel.',
    off: 'You get this message because you asked for it. Switch it off in your profile.',
  },
} as const satisfies Record<Language, Record<string, string>>;
