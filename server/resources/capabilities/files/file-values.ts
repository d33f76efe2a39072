import { z } from 'zod';
import { type Attachment, attachmentSchema } from '#contract/attachments.ts';
import { filesFieldOf } from '#contract/kinds/files.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { AppError } from '#contract/errors.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { Changes } from '../../changes.ts';

/** A record has no more files than its definition says, however they come. */
export function refuseTooMany(resource: AnyResource, record: Values, added: number): void {
  const held = filesFieldOf(resource);
  const count = (held && idsOfFiles(record[held.key]).length) ?? 0;
  if (!held || count + added <= held.field.max) return;
  const issue = { code: 'tooManyFiles', params: { max: held.field.max } } as const;
  throw new AppError('validation', { fields: { [held.key]: issue } });
}

/** What the audit says of files: which there were and which there are. */
export function fileChanges(resource: AnyResource, before: Values = {}, after: Values = {}): Changes {
  const key = filesFieldOf(resource)?.key;
  if (key === undefined) return {};
  const [was, is] = [idsOfFiles(before[key]), idsOfFiles(after[key])];
  return was.length === is.length ? {} : { [key]: [was, is] };
}

/** The files that a change brought. */
export function newFiles(resource: AnyResource, after: Values, changes: Changes): Attachment[] {
  const key = filesFieldOf(resource)?.key ?? '';
  const [before] = changes[key] ?? [];
  if (!Array.isArray(before)) return [];
  return filesOf(after[key]).filter(({ id }) => !before.includes(id));
}

const filesOf = (value: unknown): Attachment[] => z.array(attachmentSchema).catch([]).parse(value);
const idsOfFiles = (value: unknown): string[] => filesOf(value).map(({ id }) => id);
