import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/layout/notice.tsx';
import { FileName } from '#ui/text/file-name.tsx';
import styles from './sending.module.css';

interface LostFilesProps {
  names: readonly string[];
  /** What to do. Default: that what was typed is there, and the files are to be attached. */
  words?: string;
  /** The way to where they are chosen. Default: it is here. */
  children?: ReactNode;
}

/** The names of files that a reload took out of the page, and that have to be chosen again (R217). */
export function LostFiles({ names, words, children }: LostFilesProps) {
  const { t } = useTranslation(['requestForm']);
  return (
    <Notice tone="attention">
      {t('requestForm:notSentYet')} {words ?? t('requestForm:draftRestored')}
      <ul className={styles.lost}>
        {names.map((name, at) => (
          <li key={at}>
            <FileName name={name} />
          </li>
        ))}
      </ul>
      {children}
    </Notice>
  );
}
