import { useEffect, useRef, useState } from 'react';
import type { Matter } from '#contract/matter.ts';
import { forgetDraft, keepDraft, openDraft, readDraft } from '#providers/browser/drafts.ts';
import { useIsSending } from '../queries/use-is-sending.ts';
import { useDraftFiles } from '../sending/use-draft-files.ts';

/** The document that a client has chosen for a matter and not sent yet: it outlives the way to other pages and a reload. */
export function useDocumentDraft(kind: Matter, id: number) {
  const draftForm = `file:${kind.portal.key}:${id}`;
  const [draft, setDraft] = useState(() => openDraft(draftForm));
  const { files, lostNames, missingNames, hasWrong } = useDraftFiles(draftForm, draft, 1);
  const { chosen } = files;
  useEffect(() => {
    const good = chosen.filter(({ problem }) => problem === null).map(({ file }) => file);
    if (chosen.length === 0 && lostNames.length === 0) forgetDraft(draftForm);
    else keepDraft(draftForm, { ...draft, fileNames: lostNames }, good);
  }, [draftForm, draft, chosen, lostNames]);
  // Under the key of the one before, the host would take the next document for that one.
  const beginAnew = () => {
    forgetDraft(draftForm);
    setDraft(openDraft(draftForm));
  };
  const forget = () => {
    files.clear();
    beginAnew();
  };
  const isSending = useIsSending(draftForm);
  const wasSending = useRef(isSending);
  useEffect(() => {
    // Whoever left the page while it was sent, and came back, finds it above: its draft went with it.
    if (wasSending.current && !isSending && readDraft(draftForm)?.key !== draft.key) forget();
    wasSending.current = isSending;
  });
  return {
    draftForm,
    /** It is on its way, maybe since before the page was left. */
    isSending,
    files: {
      ...files,
      remove(fileId: number) {
        files.remove(fileId);
        if (!chosen.some(({ id: other, problem }) => problem === null && other !== fileId)) beginAnew();
      },
    },
    lostNames: missingNames,
    hasWrong,
    idempotencyKey: draft.key,
    /** For what is sent once more although the host has had something else under the key. */
    beginAnew,
    forget,
  };
}
