import type { AnyResource } from './define-resource.ts';
import type { LocalizedText } from './language.ts';

/** What the state is called that an action leads to; `undefined` for an action that is no move. */
export const stateAfter = ({ workflow }: AnyResource, action: string): LocalizedText | undefined =>
  workflow?.states[workflow.moves[action]?.to ?? ''];
