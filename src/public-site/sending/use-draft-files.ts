import { useState } from 'react';
import { FILES_MAX } from '#contract/file-rules.ts';
import { type Draft, type DraftForm, heldFiles, lostFiles } from '#providers/browser/drafts.ts';
import { useChosenFiles } from '#ui/fields/use-chosen-files.ts';

/**
 * The files of a draft. They live in the memory of the page: the way over the login keeps them, and after a reload only
 * their names are known, to be chosen again.
 */
export function useDraftFiles(draftForm: DraftForm, draft: Draft) {
  const [held] = useState(() => heldFiles(draftForm, draft.key));
  const files = useChosenFiles(FILES_MAX, held);
  return {
    files,
    /** What has to be chosen again. */
    lostNames: lostFiles(draft, files.good),
    hasWrong: files.chosen.some(({ problem }) => problem !== null),
  };
}
