import type { Attachment } from '#contract/attachments.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { labelKey } from '#contract/field-keys.ts';
import { isLocalized, isNamed, kindOf } from '#contract/field-kinds.ts';
import type { Field } from '#contract/fields.ts';
import { formatMoney } from '#contract/format-money.ts';
import { formatPhone } from '#contract/format-phone.ts';
import { type Language, directionOf } from '#contract/language.ts';
import { sameStateWords } from '#contract/move-news.ts';
import type { Task } from '#contract/tasks.ts';
import type { ThreadData, ThreadEntry } from '#contract/thread.ts';
import { cellOf } from '#contract/transfer-cells.ts';
import {
  BODY_STYLE,
  type Html,
  day,
  fact,
  facts,
  fileName,
  html,
  list,
  ltr,
  moment,
  section,
  userText,
  whole,
} from './copy-html.ts';
import { WORDS } from './copy-words.ts';
import type { OwnMessage } from './own-messages.ts';
import type { OwnRecord } from './own-records.ts';
import type { PersonalData } from './personal-data.ts';

interface Copy {
  data: PersonalData;
  resources: readonly AnyResource[];
  language: Language;
  /** Where a file lies beside the page. Default: it lies nowhere, and is named alone. */
  placeOf?: (file: Attachment) => string | undefined;
}

/**
 * The same as the copy for machines, as a page for the person whom it is about: in their language and its direction, to
 * be opened without a line. It holds no script and loads nothing.
 */
export function readableCopy({ data, resources, language, placeOf }: Copy): string {
  const words = WORDS[language];
  const { account, picture, consents, messages, sessions, notifications } = data;
  const body = [
    html`<h1>${words.title}</h1>
      <p>${words.madeAt} ${moment(data.exportedAt, language)}. ${words.zone}</p>`,
    section(
      words.account,
      facts([
        ...known(words.nameAr, account.fullNameAr, userText),
        ...known(words.nameEn, account.fullNameEn, userText),
        ...known(words.email, account.email, ltr),
        ...known(words.phone, formatPhone(account.mobileNumber), whole),
        ...known(words.whatsApp, formatPhone(account.whatsAppNumber), whole),
        ...known(words.branch, account.branch ?? '', userText),
        ...(picture === null ? [] : [fact(words.picture, placed(placeOf && picture, 'picture.webp'))]),
        ...known(words.memberSince, account.memberSince, (at) => moment(at, language)),
      ]),
    ),
    ...resources.map((resource) =>
      section(
        resource.labels.many[language],
        ...(data.records[resource.name] ?? []).map((own) => recordHtml(own)(resource)),
      ),
    ),
    section(
      words.messages,
      messages === null ? html`<p>${words.messagesUnproven}</p>` : list(messages.map(messageHtml)),
    ),
    section(
      words.consents,
      list(
        consents.map(
          ({ purpose, version, at }) =>
            html`${words.consent} ${ltr(version)}:
            ${purposeWords(purpose)}${words.comma}${moment(at, language)}`,
        ),
      ),
    ),
    section(
      words.sessions,
      list(
        sessions.map(
          ({ browser, system, startedAt, lastSeenAt, endedAt }) =>
            html`${userText([browser, system].filter(Boolean).join(words.comma) || words.unknownDevice)}:
            ${moment(startedAt, language)}${words.comma}${words.lastSeen}
            ${moment(lastSeenAt, language)}${over(endedAt)}`,
        ),
      ),
    ),
    section(
      words.notifications,
      list(
        notifications.map(
          ({ title, message, timestamp }) =>
            html`<strong>${userText(title)}</strong> ${userText(message)} ${moment(timestamp, language)}`,
        ),
      ),
    ),
  ];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${html`${words.title}`.text}</title><style>${BODY_STYLE}</style></head>
<body>
${body.map(({ text }) => text).join('\n')}
</body>
</html>
`;

  function messageHtml({ number, name, phone, message, createdAt }: OwnMessage): Html {
    const signed = name === '' ? '' : html`${words.comma}${userText(name)}`;
    return html`${ltr(number)}${words.comma}${moment(createdAt, language)}${signed}${words.comma}${whole(formatPhone(phone))}
      <p>${userText(message)}</p>`;
  }

  function over(endedAt: string | null): Html | '' {
    return endedAt === null ? '' : html`${words.comma}${words.ended} ${moment(endedAt, language)}`;
  }

  function purposeWords(purpose: string): Html {
    const matter = resources.find(({ portal }) => portal?.key === purpose)?.portal;
    return userText(matter?.words.consent[language] ?? words.purposes[purpose] ?? purpose);
  }

  function recordHtml({ record, thread = [], tasks = [], files }: OwnRecord) {
    return (resource: AnyResource): Html => {
      // Staff look for an answer first; the client for what is still asked of them.
      const isAsked = tasks.some(({ state }) => state === 'asked');
      const told = isAsked ? { ...record, taskState: 'asked' } : record;
      const shown = Object.entries(resource.fields).flatMap(([key, field]) => {
        const value = valueHtml(key, field, told);
        return key === resource.title || value === null ? [] : [fact(field.label[language], value)];
      });
      return html`<article>
        <h3>${userText(String(record[resource.title] ?? record['number'] ?? record['id']))}</h3>
        ${facts(shown)} ${part(words.asked, tasks.map(taskHtml))}
        ${part(
          words.thread,
          thread.map((entry) => entryHtml(entry, resource)),
        )}
        ${part(words.files, files.map(fileHtml))}
      </article>`;
    };
  }

  /** A value as people read it; null where there is nothing to read. */
  function valueHtml(key: string, field: Field, record: OwnRecord['record']): Html | null {
    const { transfer } = kindOf(field);
    const value = isNamed(field) ? record[labelKey(key)] : record[key];
    if (value === null || value === undefined || value === '') return null;
    if (transfer?.sheet === 'moment') return moment(String(value), language);
    if (transfer?.sheet === 'day') return day(String(value), language);
    const sum = formatMoney(value, language);
    if (sum !== null) return html`${sum}`;
    if (isNamed(field) || isLocalized(field)) return userText(String(value));
    return transfer ? userText(String(cellOf(field, value, language))) : null;
  }

  function taskHtml({ text, documents, dueOn, answer }: Task): Html {
    const sent = answer?.files ?? [];
    return html`${userText(text)} ${list(documents.map(userText))} ${words.dueOn} ${day(dueOn, language)}
    ${answer ? html`<p>${words.answered} ${moment(answer.at, language)}: ${userText(answer.text)}</p>` : ''}
    ${list(sent.map(fileHtml))}`;
  }

  function entryHtml(entry: ThreadEntry, resource: AnyResource): Html {
    const { kind, author, text, data: told, createdAt } = entry;
    return html`<p class="head">
        ${moment(createdAt, language)} ${userText(author?.name ?? words.firm)}
        ${kind === 'moved' ? moveWords(entry, resource) : kind === 'task' ? taskWords(told) : words.kinds[kind]}
      </p>
      ${text === null || text === '' ? '' : html`<p>${userText(text)}</p>`}
      ${list((told.files ?? []).map(fileHtml))} ${told.file ? fileName(told.file.name) : ''}`;
  }

  /** Another time in the same state is no new state. */
  function moveWords(entry: ThreadEntry, resource: AnyResource): string {
    const state = resource.workflow?.states[entry.data.to ?? ''];
    return sameStateWords(resource, entry)?.[language] ?? `${words.kinds.moved} ${state?.[language] ?? ''}`;
  }

  function taskWords({ task }: ThreadData): string {
    return task ? words.tasks[task.event] : words.kinds.changed;
  }

  function fileHtml(file: Attachment): Html {
    return placed(placeOf?.(file), file.name);
  }
}

/** The name of a file, which leads to it where it lies beside the page. */
function placed(place: string | undefined, name: string): Html {
  if (place === undefined) return fileName(name);
  return html`<a href="${place.split('/').map(encodeURIComponent).join('/')}">${fileName(name)}</a>`;
}

const part = (title: string, items: readonly Html[]): Html | '' =>
  items.length === 0
    ? ''
    : html`<h4>${title}</h4>
        ${list(items)}`;

const known = (label: string, text: string, draw: (text: string) => Html): Html[] =>
  text === '' ? [] : [fact(label, draw(text))];
