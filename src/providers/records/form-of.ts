import { FORM_BODY } from '#contract/attachments.ts';
import { filesFieldOf } from '#contract/kinds/files.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';

/** A form as the host takes it for a resource with files: the values in one part, the files beside it. */
export function formOf(
  definition: AnyResource,
  { values, files }: { values?: Values; files: readonly File[] },
): FormData {
  return formWith(filesFieldOf(definition)?.key ?? '', { values, files });
}

/** The same with the files under a name that no field has. */
export function formWith(
  name: string,
  { values, files }: { values?: Values | undefined; files: readonly File[] },
): FormData {
  const form = new FormData();
  if (values) form.append(FORM_BODY, JSON.stringify(values));
  for (const file of files) form.append(name, file);
  return form;
}
