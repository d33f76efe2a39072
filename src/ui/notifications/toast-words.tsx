import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { WholeNumbers } from '#ui/text/whole-numbers.tsx';
import styles from './toast-area.module.css';
import { useRestoreFocus } from './toast-focus.ts';

export interface ToastAction {
  label: string;
  /** The keys that do it, as they are printed on the newest toast that has them. Default: there are none. */
  shortcut?: string;
  onPress: () => void;
  /** Default: nothing waits for it. */
  onFocusChange?: (hasFocus: boolean) => void;
}

interface ToastWordsProps {
  title: string;
  text?: string | undefined;
  /** The address that a press leads to. */
  to?: string | undefined;
  action?: ToastAction | undefined;
}

/** What a toast says, and what can be done about it. */
export function ToastWords({ title, text, to, action }: ToastWordsProps) {
  const words = useRef<HTMLDivElement>(null);
  const whole = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // A press on its words gives the toast itself the focus.
    whole.current = words.current?.closest('[data-in]') ?? null;
    // The library's bar has an English name, and says nothing to whoever hears it. An update brings another one.
    whole.current?.querySelector('[role="progressbar"]')?.setAttribute('aria-hidden', 'true');
  });
  useRestoreFocus(whole);
  const heading = (
    <strong>
      <WholeNumbers text={title} />
    </strong>
  );
  return (
    <div ref={words} dir="auto">
      {to === undefined ? (
        heading
      ) : (
        <a href={to} draggable={false} className={styles.link} onClick={leaveToToast}>
          {heading}
        </a>
      )}
      {text && text !== title && <p>{text}</p>}
      {action && <ActionButton {...action} />}
    </div>
  );
}

function ActionButton({ label, shortcut, onPress, onFocusChange }: ToastAction) {
  const button = useRef<HTMLButtonElement>(null);
  // An update of the toast may take it away.
  useRestoreFocus(button);
  return (
    <>
      <button
        ref={button}
        type="button"
        data-toast-action
        aria-keyshortcuts={shortcut?.replace('Ctrl', 'Control')}
        className={styles.action}
        onClick={onPress}
        onFocus={() => onFocusChange?.(true)}
        onBlur={() => onFocusChange?.(false)}
      >
        {label}
      </button>
      {shortcut && (
        <kbd dir="ltr" className={styles.shortcut}>
          {shortcut}
        </kbd>
      )}
    </>
  );
}

/** A plain press opens the page here, as one beside the words does; any other opens it elsewhere, and the toast stays. */
function leaveToToast(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) event.stopPropagation();
  else event.preventDefault();
}
