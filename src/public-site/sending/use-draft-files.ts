import { useEffect, useRef, useState } from 'react';
import { FILES_MAX } from '#contract/file-rules.ts';
import { heldFiles, keptFiles } from '#providers/browser/draft-files.ts';
import { type Draft, type DraftForm, lostFiles, without } from '#providers/browser/drafts.ts';
import { useChosenFiles } from '#ui/fields/use-chosen-files.ts';

/**
 * The files of a draft. The way over the login keeps them, and a reload too where the browser can; elsewhere only their
 * names are known then, to be chosen again.
 */
export function useDraftFiles(draftForm: DraftForm, draft: Draft, max: number = FILES_MAX) {
  const [held] = useState(() => heldFiles(draftForm, draft.key));
  const files = useChosenFiles(max, held);
  const [lostNames, setLostNames] = useState(() => lostFiles(draft, held));
  const [isReading, setIsReading] = useState(lostNames.length > 0);
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  });
  const [firstKey] = useState(draft.key);
  useEffect(() => {
    if (!isReading) return undefined;
    let isHere = true;
    void keptFiles(firstKey).then((kept) => {
      if (!isHere) return;
      if (kept.length > 0) latest.current.add(kept);
      setIsReading(false);
    });
    return () => {
      isHere = false;
    };
  }, [isReading, firstKey]);
  const notHere = lostFiles(
    draft,
    files.chosen.map(({ file }) => file),
  );
  // Once it was chosen again nobody is asked for it any more, whatever became of it.
  const found = without(lostNames, notHere);
  if (found.length > 0) setLostNames(without(lostNames, found));
  return {
    files,
    /** What is in the draft and not here. */
    lostNames,
    /** What has to be chosen again: nothing while it is looked for. */
    missingNames: isReading ? NO_NAMES : lostNames,
    /** Some may still come that the device has kept. */
    isReading,
    hasWrong: files.chosen.some(({ problem }) => problem !== null),
  };
}

/**
 * A press of Send while files are still read waits for them: sent at once it would go without them. Where some are not
 * found, their names are told instead, and nothing goes by itself.
 */
export function useHeldSend(
  { isReading, lostNames }: Pick<ReturnType<typeof useDraftFiles>, 'isReading' | 'lostNames'>,
  send: () => void,
) {
  const [wasPressed, setWasPressed] = useState(false);
  const isWaiting = useRef(false);
  const isWhole = lostNames.length === 0;
  useEffect(() => {
    if (isReading || !isWaiting.current) return;
    isWaiting.current = false;
    if (isWhole) send();
  }, [isReading, isWhole, send]);
  return {
    isHeld: wasPressed && isReading,
    /** Sends, or waits until it can. */
    sendWhenRead() {
      if (!isReading) return send();
      isWaiting.current = true;
      setWasPressed(true);
    },
  };
}

const NO_NAMES: readonly string[] = [];
