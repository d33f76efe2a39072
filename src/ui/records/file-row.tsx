import { IconAlertCircle, IconFileText, IconPhoto, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { describeField } from '#contract/issues.ts';
import type { Language } from '#contract/language.ts';
import styles from '../fields/file-picker.module.css';
import { formatSize } from '../text/format-size.ts';
import type { ChosenFile } from '../fields/use-chosen-files.ts';
import { FileName } from '../text/file-name.tsx';

interface FileRowProps {
  chosen: ChosenFile;
  language: Language;
  /** How much of it has gone, from 0 to 1; `null`: it is not being sent. */
  share: number | null;
  onRemove: () => void;
}

/** A file that was chosen. */
export function FileRow({ chosen: { file, problem }, language, share, onRemove }: FileRowProps) {
  const { t } = useTranslation(['files']);
  const Icon = file.type.startsWith('image/') ? IconPhoto : IconFileText;
  const isSending = share !== null && problem === null;
  // It has arrived, and the host looks into it.
  const isChecked = isSending && share >= 1;
  return (
    <li className={styles.row} data-wrong={problem ? true : undefined}>
      <Icon className={styles.icon} size={20} stroke={1.6} aria-hidden="true" />
      <div className={styles.words}>
        <span className={styles.name}>
          <FileName name={file.name} /> <bdi className={styles.size}>{formatSize(file.size, language)}</bdi>
        </span>
        {problem && (
          <span className={styles.problem}>
            <IconAlertCircle size={16} stroke={1.6} aria-hidden="true" />
            {describeField(problem, language)}
          </span>
        )}
        {isSending && (
          <span
            role="progressbar"
            aria-label={t('files:uploading', { name: file.name })}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(share * 100)}
            aria-valuetext={isChecked ? t('files:checking') : undefined}
            className={styles.bar}
          >
            <span style={{ inlineSize: `${share * 100}%` }} />
          </span>
        )}
        {isChecked && <span className={styles.size}>{t('files:checking')}</span>}
      </div>
      {share === null && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('files:remove', { name: file.name })}
          onClick={onRemove}
        >
          <IconX size={18} stroke={1.6} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
