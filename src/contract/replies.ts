import { z } from 'zod';
import { type Grant, reachingOthers } from './access.ts';
import type { AnyResource } from './define-resource.ts';
import type { LocalizedText } from './language.ts';
import { LANGUAGES } from './language.ts';
import { type Matter, isMatter } from './matter.ts';
import { callPath } from './resource-paths.ts';
import { threadGrant } from './thread-grants.ts';
import { EVERY_MATTER, type ReplyPlaceholder } from './reply-values.ts';
import { idSchema } from './value-schemas.ts';

/** What stands in a prepared reply as long as nothing is known of it. */
export const replyPlaceholders = {
  client: { ar: 'اسم العميل', en: 'name of the client' },
  number: { ar: 'الرقم المرجعي', en: 'reference' },
  subject: { ar: 'الموضوع', en: 'subject' },
  service: { ar: 'الخدمة', en: 'service' },
  appointment: { ar: 'موعد الاستشارة', en: 'time of the appointment' },
  office: { ar: 'الفرع', en: 'office' },
  staff: { ar: 'اسم الموظف', en: 'your name' },
} as const satisfies Record<ReplyPlaceholder, LocalizedText>;

/** A reply that is ready for a record: its text in the language of whoever the record belongs to. */
export const replySchema = z.object({
  id: idSchema,
  /** In the reader's language. */
  title: z.string(),
  text: z.string(),
  language: z.enum(LANGUAGES),
});
export type Reply = z.infer<typeof replySchema>;

export const repliesPath = (resource: AnyResource, id?: number): string =>
  callPath(resource, 'GetReplies', id);

/** The resource whose records are prepared for the threads of this one, where there is one. */
export const repliesFor = (
  resource: AnyResource,
  resources: readonly AnyResource[],
): AnyResource | undefined =>
  isMatter(resource) && resource.thread
    ? resources.find(({ replyTemplates, fields }) => {
        const about = fields[replyTemplates?.about ?? ''];
        return (
          about && 'options' in about && [EVERY_MATTER, resource.name].some((key) => key in about.options)
        );
      })
    : undefined;

/** Who is given them: whoever writes in every thread of a matter, and its owner never. */
export const replyReaders = (matter: Matter): Grant | false => reachingOthers(threadGrant(matter));
