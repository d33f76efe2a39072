import { FORM_BODY } from '#contract/attachments.ts';
import { filesFieldOf } from '#contract/kinds/files.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';

/** A form as the host takes it for a resource with files: the values in one part, the files beside it. */
export function formOf(
  definition: AnyResource,
  { values, files }: { values?: Values; files: readonly File[] },
): FormData {
  const form = new FormData();
  if (values) form.append(FORM_BODY, JSON.stringify(values));
  for (const file of files) form.append(filesFieldOf(definition)?.key ?? '', file);
  return form;
}
