import 'react-toastify/ReactToastify.css';
import { useTranslation } from 'react-i18next';
import { IconAlertCircle, IconCircleCheckFilled, IconInfoCircle, IconX } from '@tabler/icons-react';
import { type FocusEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import {
  Bounce,
  type CloseButtonProps,
  type Id,
  ToastContainer,
  type ToastContainerProps,
  toast,
} from 'react-toastify/unstyled';
import { useNeverAriaHidden } from '#ui/layout/use-never-aria-hidden.ts';
import { useReducedMotion } from '#ui/layout/use-reduced-motion.ts';
import { MOST_TOASTS } from '#providers/notifications/most-toasts.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import styles from './toast-area.module.css';
import {
  beforeToasts,
  noKeys,
  pauseToasts,
  pointerHandlers,
  resumeToasts,
  useRestoreFocus,
  useToastKeys,
} from './toast-focus.ts';
import { Still } from './toast-transition.tsx';
import { type ToastAction, ToastWords } from './toast-words.tsx';

/** How long a toast stays after something the person did, and after something that happened (A5). Milliseconds. */
export const TOAST_MS = { action: 3000, live: 5000 } as const;

/** The toasts of the product (R320-R329). The twenty-first waits until there is room. */
export const toastSettings = {
  autoClose: TOAST_MS.action,
  // The specification's corner in both languages (A66); only the content follows the page's direction.
  position: 'top-right',
  limit: MOST_TOASTS,
  hideProgressBar: false,
  closeOnClick: true,
  draggable: true,
  pauseOnHover: true,
  pauseOnFocusLoss: true,
} as const satisfies ToastContainerProps;

const ICONS = {
  success: IconCircleCheckFilled,
  error: IconAlertCircle,
  info: IconInfoCircle,
} as const satisfies Record<ToastTone, typeof IconInfoCircle>;

export type ToastTone = 'success' | 'error' | 'info';

export interface Toast {
  tone: ToastTone;
  title: string;
  text?: string;
  /** An open toast of the same id is replaced. */
  id?: string;
  /** `live`: it tells what happened elsewhere. Default: `action`. */
  about?: keyof typeof TOAST_MS;
  /** Until it is closed or replaced: which may, decision 057 says. Default: as long as what it is about asks for. */
  stays?: boolean | undefined;
  /** What a press on it does beyond closing it. Default: nothing. */
  onPress?: () => void;
  /** The address that a press leads to: its words are a link, which a plain press leaves to `onPress`. Default: none. */
  to?: string | undefined;
  /** What can be done about it. Pressing it, or the toast, closes the toast. Default: nothing. */
  action?: ToastAction;
}

export function showToast({
  tone,
  title,
  text,
  id,
  about = 'action',
  stays,
  onPress,
  to,
  action,
}: Toast): void {
  const content = <ToastWords title={title} text={text} to={to} action={action} />;
  const Icon = ICONS[tone];
  const settings = {
    type: tone,
    autoClose: stays ? (false as const) : TOAST_MS[about],
    ...(onPress ? { onClick: onPress } : {}),
    icon: <Icon data-tone={tone} size={20} stroke={1.6} aria-hidden="true" />,
  };
  const open = id === undefined ? undefined : openUnder.get(id);
  if (open !== undefined && toast.isActive(open))
    return void toast.update(open, { ...settings, render: content });
  const shown = toast(content, settings);
  if (id !== undefined) openUnder.set(id, shown);
}

export function closeToast(id: string): void {
  const open = openUnder.get(id);
  if (open !== undefined) toast.dismiss(open);
}

/** The toast of each id that was shown last. One that is just leaving keeps its own: another would leave with it. */
const openUnder = new Map<string, Id>();

/** Where the toasts appear; once per page. */
export function ToastArea() {
  const { t } = useTranslation(['a11y']);
  const { direction } = useLanguage();
  const isReduced = useReducedMotion();
  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) beforeToasts.current = relatedTarget;
    pauseToasts();
  };
  const area = useRef<HTMLDivElement>(null);
  useNeverAriaHidden(area);
  useToastKeys(area);
  return createPortal(
    <div ref={area} onFocus={handleFocus} onBlur={resumeToasts} {...pointerHandlers}>
      <ToastContainer
        {...toastSettings}
        hotKeys={noKeys}
        transition={isReduced ? Still : Bounce}
        aria-label={t('a11y:toasts')}
        closeButton={(props) => <CloseButton {...props} />}
        rtl={direction === 'rtl'}
        className={styles.area}
        toastClassName={styles.toast}
      />
    </div>,
    document.body,
  );
}

/** The library's own has an English name. */
function CloseButton({ closeToast }: CloseButtonProps) {
  const { t } = useTranslation(['common']);
  const button = useRef<HTMLButtonElement>(null);
  useRestoreFocus(button);
  return (
    <button
      ref={button}
      type="button"
      className={styles.close}
      aria-label={t('common:close')}
      onClick={closeToast}
    >
      <IconX size={16} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
