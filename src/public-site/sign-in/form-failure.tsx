import { ErrorPanel } from '#ui/error-panel.tsx';
import styles from './form.module.css';

/** The host's answer above the fields, which point at it. */
export function FormFailure({ id, message }: { id: string; message: string | null }) {
  if (message === null) return null;
  return (
    <div id={id} tabIndex={-1} className={styles.failure}>
      <ErrorPanel>{message}</ErrorPanel>
    </div>
  );
}
