import { useTranslation } from 'react-i18next';
import { NOTE_FILES_MAX } from '#contract/note-values.ts';
import { FilePicker } from '#ui/fields/file-picker.tsx';
import type { ChosenFiles } from '#ui/fields/use-chosen-files.ts';

interface NoteFilesProps {
  files: ChosenFiles;
  progress: number | null;
}

/** What goes with a note: chosen, dropped, and taken out again. */
export function NoteFiles({ files, progress }: NoteFilesProps) {
  const { t } = useTranslation(['thread', 'requestForm']);
  const hasWrong = files.chosen.some(({ problem }) => problem !== null);
  return (
    <FilePicker
      files={files}
      progress={progress}
      label={t('thread:noteFiles')}
      hint={t('thread:noteFilesHint', { max: NOTE_FILES_MAX })}
      error={hasWrong ? t('requestForm:filesWrong') : undefined}
    />
  );
}
