import { ErrorPanel } from '../loading/error-panel.tsx';

interface FormFailureProps {
  /** By which the form is described. */
  id: string;
  /** Nothing is shown without one. */
  message: string | null;
  /** What could not be done. Default: the message alone. */
  title?: string;
}

/** The host's answer to a form, which points at it and brings the focus to it. */
export function FormFailure({ id, message, title }: FormFailureProps) {
  if (message === null) return null;
  return (
    <div id={id} tabIndex={-1}>
      <ErrorPanel {...(title === undefined ? {} : { title })}>{message !== title && message}</ErrorPanel>
    </div>
  );
}
