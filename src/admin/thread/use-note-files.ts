import { useState } from 'react';
import { NOTE_FILES, NOTE_FILES_MAX } from '#contract/note-values.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { useChosenFiles } from '#ui/fields/use-chosen-files.ts';

/** The files of a note that is being written, and how much of them has gone. */
export function useNoteFiles() {
  const files = useChosenFiles(NOTE_FILES_MAX);
  const [progress, setProgress] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    files,
    progress,
    isOpen: isOpen || files.chosen.length > 0,
    open: () => setOpen(true),
    /** They have arrived: what was chosen since, or is still to be chosen, is for the next note. */
    letGo: () => {
      files.letGo();
      if (isOpen) setOpen(false);
    },
    /** Sends them; what the host finds wrong is shown at its file. */
    async sending(send: (onProgress: (share: number) => void) => Promise<unknown>): Promise<void> {
      try {
        await send(files.good.length > 0 ? setProgress : () => {});
      } catch (error) {
        if (error instanceof AppFailure) files.tell(NOTE_FILES, error.fields);
        throw error;
      } finally {
        setProgress(null);
      }
    },
  };
}
