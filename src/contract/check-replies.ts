import type { AnyResource } from './define-resource.ts';
import type { Finding } from './finding.ts';
import { isMatter } from './matter.ts';
import { EVERY_MATTER, REPLY_PLACEHOLDERS } from './reply-values.ts';

/** What contradicts in a definition whose records are prepared replies. */
export function checkReplies(resource: AnyResource, resources: readonly AnyResource[]): Finding[] {
  const { name, fields, replyTemplates } = resource;
  if (!replyTemplates) return [];
  const text = fields[replyTemplates.text];
  const about = fields[replyTemplates.about];
  const named = about && 'options' in about ? Object.keys(about.options) : [];
  const threads = resources.filter((each) => isMatter(each) && each.thread).map((each) => each.name);
  const known = text && 'placeholders' in text ? text.placeholders : undefined;
  return [
    ...named
      .filter((option) => option !== EVERY_MATTER && !threads.includes(option))
      .map((option) => ({
        id: 'reply-about-unknown',
        at: `${name}.${replyTemplates.about}`,
        message: `there is no matter ${option} with a thread`,
      })),
    ...(known &&
    known.length > 0 &&
    known.every((key) => REPLY_PLACEHOLDERS.some((placeholder) => placeholder === key))
      ? []
      : [
          {
            id: 'reply-placeholders',
            at: `${name}.${replyTemplates.text}`,
            message: `its placeholders are to be some of ${REPLY_PLACEHOLDERS.join(', ')}`,
          },
        ]),
  ];
}
