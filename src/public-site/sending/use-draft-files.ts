import { useState } from 'react';
import { FILES_MAX } from '#contract/file-rules.ts';
import { type Draft, type DraftForm, heldFiles, lostFiles } from '#providers/browser/drafts.ts';
import { useChosenFiles } from '#ui/fields/use-chosen-files.ts';

/**
 * The files of a draft. They live in the memory of the page: the way over the login keeps them, and after a reload only
 * their names are known, to be chosen again.
 */
export function useDraftFiles(draftForm: DraftForm, draft: Draft, max: number = FILES_MAX) {
  const [held] = useState(() => heldFiles(draftForm, draft.key));
  const files = useChosenFiles(max, held);
  const [lostNames, setLostNames] = useState(() => lostFiles(draft, held));
  // Once it was chosen again nobody is asked for it any more, whatever became of it.
  const stillLost = lostNames.filter((name) => !files.chosen.some(({ file }) => file.name === name));
  if (stillLost.length < lostNames.length) setLostNames(stillLost);
  return {
    files,
    /** What has to be chosen again. */
    lostNames: stillLost,
    hasWrong: files.chosen.some(({ problem }) => problem !== null),
  };
}
