import { FileName } from '../text/file-name.tsx';
import styles from './task-names.module.css';

interface TaskNamesProps {
  names: readonly string[];
  /** They are names of files. Default: of documents. */
  areFiles?: boolean | undefined;
}

/** What was asked for or sent, by name. */
export function TaskNames({ names, areFiles = false }: TaskNamesProps) {
  if (names.length === 0) return null;
  return (
    <ul className={styles.names}>
      {names.map((name, at) => (
        // Two may have the same name; they never change places.
        <li key={at}>{areFiles ? <FileName name={name} /> : <bdi>{name}</bdi>}</li>
      ))}
    </ul>
  );
}
