import type { AnyResource } from './define-resource.ts';
import type { StatusTone } from './kinds/select.ts';
import type { LocalizedText } from './language.ts';
import { pages } from './pages.ts';

/** A resource with a client's half: its records belong to clients, who follow them from state to state. */
export type Matter = AnyResource & Required<Pick<AnyResource, 'portal' | 'workflow' | 'owner'>>;

/** Has it a client's half? `checkPortal` refuses one without an owner or a workflow. */
export const isMatter = (resource: AnyResource): resource is Matter =>
  resource.portal !== undefined && resource.workflow !== undefined && resource.owner !== undefined;

/** Where a client follows one of theirs: `/profile/myRequestDetails/7` (R41, A18). */
export const matterPath = ({ portal }: Pick<Matter, 'portal'>, id: number): string =>
  pages.matter.path.replace(':matter', portal.path).replace(':recordId', String(id));

/** Where on that page stands what is asked of the client. */
export const TASKS_PLACE = '#tasks';

/** Where a client begins a new one. */
export const startPath = ({ portal }: Pick<Matter, 'portal'>): string =>
  portal.form.page ?? pages.newMatter.path.replace(':matter', portal.path);

/** How a state is shown: its words, and the tone of its chip; `null` for one that is not known. */
export function stateLook(
  { workflow, fields }: Matter,
  state: string,
): { words: LocalizedText; tone: StatusTone | undefined } | null {
  const words = Object.entries(workflow.states).find(([name]) => name === state)?.[1];
  if (!words) return null;
  const field = fields[workflow.field];
  return { words, tone: field && 'tones' in field ? field.tones?.[state] : undefined };
}

/** The definition of a name among matters, where it is one. */
export const matterNamed = (matters: readonly Matter[], name: string): Matter | undefined =>
  matters.find((matter) => matter.name === name);
