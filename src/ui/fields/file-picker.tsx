import { IconUpload } from '@tabler/icons-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FILE_ACCEPT } from '#contract/file-rules.ts';
import { describeField } from '#contract/issues.ts';
import { parseLanguage } from '#contract/language.ts';
import { Field, type FieldWords } from './field.tsx';
import { FileRow } from '../records/file-row.tsx';
import styles from './file-picker.module.css';
import type { ChosenFiles } from './use-chosen-files.ts';

interface FilePickerProps extends FieldWords {
  /** The input's own id, when an error summary must reach it. */
  id?: string;
  files: ChosenFiles;
  /** How much of all of them has gone, from 0 to 1. Default: they are not being sent. */
  progress?: number | null;
}

/**
 * Takes files by choosing or dropping them, and lists those that were chosen: name, size, what is wrong with each, how
 * much of it has gone, and a button that takes it out again.
 */
export function FilePicker({ files, progress = null, error, ...words }: FilePickerProps) {
  const { t, i18n } = useTranslation(['files']);
  const language = parseLanguage(i18n.language);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [news, setNews] = useState('');
  const isSingle = files.max === 1;
  const full = isSingle ? t('files:oneAtATime') : t('files:upTo', { count: files.max });
  const isFull = files.good.length >= files.max;
  const isSending = progress !== null;
  const problems = files.chosen.flatMap(({ file, problem }) =>
    problem ? `${file.name}: ${describeField(problem, language)}` : [],
  );

  const take = (list: FileList | null) => {
    if (isSending || !list) return;
    setNews('');
    files.add([...list]);
  };
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files);
    // The same file can be chosen again after it was removed.
    currentTarget.value = '';
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const handleRemove = (id: number, name: string) => {
    files.remove(id);
    setNews(t('files:removed', { name }));
    // The button that was pressed goes with its file.
    input.current?.focus();
  };

  return (
    <Field {...words} error={files.isOver ? full : error}>
      {(attributes) => (
        <div
          className={styles.picker}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(!isFull && !isSending);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={handleDrop}
        >
          <label className={styles.zone} data-full={isFull || isSending || undefined}>
            <input
              {...attributes}
              ref={input}
              type="file"
              multiple
              accept={FILE_ACCEPT}
              aria-disabled={isSending || undefined}
              className="visually-hidden"
              onClick={(event) => isSending && event.preventDefault()}
              onChange={handleChange}
            />
            <IconUpload size={22} stroke={1.6} aria-hidden="true" />
            {isFull ? (
              <span>{full}</span>
            ) : (
              <>
                <span className={styles.withMouse}>
                  {t(isSingle ? 'files:dropOneHere' : 'files:dropHere')}{' '}
                  <b>{t(isSingle ? 'files:chooseOne' : 'files:choose')}</b>
                </span>
                <b className={styles.withoutMouse}>
                  {t(isSingle ? 'files:chooseFile' : 'files:chooseFiles')}
                </b>
              </>
            )}
          </label>
          {files.chosen.length > 0 && (
            <ul className={styles.list}>
              {files.chosen.map((each) => (
                <FileRow
                  key={each.id}
                  chosen={each}
                  language={language}
                  share={progress === null ? null : shareOf(each.file, files.good, progress)}
                  onRemove={() => handleRemove(each.id, each.file.name)}
                />
              ))}
            </ul>
          )}
          <p role="status" className="visually-hidden">
            {news || [...problems, files.isOver ? full : ''].filter(Boolean).join('. ')}
          </p>
        </div>
      )}
    </Field>
  );
}

/** How much of one file has gone when they go one behind the other. */
function shareOf(file: File, files: readonly File[], progress: number): number {
  const sizeOf = (some: readonly File[]) => some.reduce((sum, { size }) => sum + size, 0);
  const sent = sizeOf(files) * progress - sizeOf(files.slice(0, files.indexOf(file)));
  return Math.min(1, Math.max(0, sent / Math.max(1, file.size)));
}
