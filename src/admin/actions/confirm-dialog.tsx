import { Button, Group, Modal } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isConflict } from '#providers/http/app-failure.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { keepEscape } from '#src/theme.ts';
import { useReturnFocus } from '#ui/layout/use-return-focus.ts';
import { BusyButton } from '../busy-button.tsx';
import { FIELD, confirmsBy, startAtField } from './dialog-keys.ts';
import { useInertWhile } from './use-inert-while.ts';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  isBusy?: boolean;
  /** What was filled in is looked at first: it cannot be confirmed yet, but left. Default: no. */
  isChecking?: boolean;
  /** Something in it has to be decided by a button of its own first. Default: nothing. */
  isBlocked?: boolean;
  /** Something was typed in it, which stays in sight also when it is refused. Default: nothing. */
  isDrafted?: boolean;
  /** Why the last try failed; the dialog stays open with it. */
  error?: unknown;
  /** Says that what was refused is shown as it is now, and may be asked again. Default: it may not. */
  refusal?: string | undefined;
  /** Over the reason. Default: the reason alone. */
  errorTitle?: string | undefined;
  /** Default: the words of the failure itself. */
  errorReason?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be taken lightly. The focus starts on its first field, without one on the way out. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  isDanger = false,
  isBusy = false,
  isChecking = false,
  isBlocked = false,
  isDrafted = false,
  error,
  refusal,
  errorTitle,
  errorReason,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { t } = useTranslation(['common']);
  const { language } = useLanguage();
  useReturnFocus();
  // Whoever leaves while the call is under way would not learn what came of it.
  const handleCancel = () => {
    if (!isBusy) onCancel();
  };
  // What the host has refused is not asked again.
  const isRefused = refusal === undefined && isConflict(error);
  const body = useRef<HTMLElement | null>(null);
  const wayOut = useRef<HTMLButtonElement>(null);
  const begin = useCallback((node: HTMLElement | null) => {
    body.current = node;
    startAtField(node);
  }, []);
  useInertWhile(isBusy, body);
  const isToldSo = isRefused && !isBusy;
  useEffect(() => {
    // The button that was pressed has gone.
    if (isToldSo) (body.current?.querySelector<HTMLElement>(FIELD) ?? wayOut.current)?.focus();
  }, [isToldSo]);
  const handleKeyDown = (event: KeyboardEvent) => {
    keepEscape(event);
    if (!confirmsBy(event)) return;
    event.preventDefault();
    if (!isRefused && !isBlocked && !isBusy && !isChecking) onConfirm();
  };
  return (
    <Modal
      opened
      onClose={handleCancel}
      title={<strong dir="auto">{title}</strong>}
      closeButtonLabel={t('common:close')}
      centered
      onKeyDown={handleKeyDown}
    >
      {Boolean(error) && (
        <ErrorPanel title={errorTitle}>
          {refusal ?? errorReason ?? describeFailure(error, language)}
        </ErrorPanel>
      )}
      {(!isRefused || isDrafted) && (
        <div ref={begin} style={{ marginBlock: 8 }}>
          {children}
        </div>
      )}
      <Group position="right" mt="lg">
        <Button ref={wayOut} variant="default" data-autofocus onClick={handleCancel}>
          {cancelLabel ?? t('common:cancel')}
        </Button>
        {!isRefused && (
          <BusyButton
            color={isDanger ? 'red' : 'nile'}
            isBusy={isBusy || isChecking}
            disabled={isBlocked}
            onClick={onConfirm}
          >
            {confirmLabel}
          </BusyButton>
        )}
      </Group>
    </Modal>
  );
}
