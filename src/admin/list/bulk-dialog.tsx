import { Button, Group, Modal } from '@mantine/core';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { useReturnFocus } from '#ui/layout/use-return-focus.ts';
import { confirmsBy, startAtField } from '../actions/dialog-keys.ts';
import { useInertWhile } from '../actions/use-inert-while.ts';
import { BusyButton } from '../busy-button.tsx';
import { BulkRefusals } from './bulk-refusals.tsx';
import styles from './bulk-dialog.module.css';
import type { useBulk } from './use-bulk.ts';

interface BulkDialogProps {
  title: string;
  confirmLabel: string;
  isDanger?: boolean;
  /** None of the records can be moved that way: the id of what says why. Default: some can, or it is not known yet. */
  whyImpossible?: string | undefined;
  /** It can be taken back, so that the focus begins on it. Default: on the way out. */
  isHeld?: boolean;
  bulk: ReturnType<typeof useBulk>;
  /** The chosen records are deleted ones. Default: they are not. */
  areInTrash?: boolean;
  /** Null where going on without the refused ones makes no sense. */
  onWithout: (() => void) | null;
  onConfirm: () => void;
  /** Where the form looks for its first wrong field. */
  formRef?: RefObject<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done to many records, and tells which of them refused it. */
export function BulkDialog({
  title,
  confirmLabel,
  isDanger = false,
  whyImpossible,
  isHeld = false,
  bulk: { resource, error, failureTitle, refusals, isBusy },
  areInTrash = false,
  onWithout,
  onConfirm,
  formRef,
  onClose,
  children,
}: BulkDialogProps) {
  const { t } = useTranslation(['common', 'bulk']);
  const { language } = useLanguage();
  useReturnFocus();
  const isRefused = refusals.length > 0;
  const color = isDanger ? 'red' : 'nile';
  const body = useRef<HTMLElement | null>(null);
  const begin = useCallback(
    (node: HTMLElement | null) => {
      body.current = node;
      if (!isHeld) startAtField(node);
    },
    [isHeld],
  );
  useInertWhile(isBusy, body);
  const wayOut = useRef<HTMLButtonElement>(null);
  const wayOn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // What was pressed has gone: the focus begins as it began before.
    if (isRefused) (isHeld && wayOn.current ? wayOn : wayOut).current?.focus();
  }, [isRefused, isHeld]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isRefused && !whyImpossible) onConfirm();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!confirmsBy(event)) return;
    event.preventDefault();
    // By the form, which may wait for a record that is looked for.
    if (!isBusy) body.current?.closest('form')?.requestSubmit();
  };
  // Whoever leaves while the call is under way would not learn what came of it.
  const handleClose = () => {
    if (!isBusy) onClose();
  };
  return (
    <Modal
      opened
      onClose={handleClose}
      title={<strong>{title}</strong>}
      closeButtonLabel={t('common:close')}
      centered
      onKeyDown={handleKeyDown}
    >
      <form ref={formRef} noValidate onSubmit={handleSubmit}>
        {error && <ErrorPanel title={failureTitle}>{describeFailure(error, language)}</ErrorPanel>}
        {isRefused ? (
          <BulkRefusals resource={resource} refusals={refusals} areInTrash={areInTrash} />
        ) : (
          <div ref={begin} className={styles.body}>
            {children}
          </div>
        )}
        <Group position="right" mt="lg">
          <Button ref={wayOut} variant="default" data-autofocus={!isHeld || undefined} onClick={handleClose}>
            {t('common:cancel')}
          </Button>
          {!isRefused && (
            <BusyButton
              type="submit"
              data-autofocus={isHeld || undefined}
              aria-disabled={whyImpossible ? true : undefined}
              aria-describedby={whyImpossible}
              className={styles.confirm}
              color={color}
              isBusy={isBusy}
            >
              {confirmLabel}
            </BusyButton>
          )}
          {isRefused && onWithout && (
            <BusyButton ref={wayOn} color={color} isBusy={isBusy} onClick={onWithout}>
              {t('bulk:goOnWithout', { count: refusals.length })}
            </BusyButton>
          )}
        </Group>
      </form>
    </Modal>
  );
}
