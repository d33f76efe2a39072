import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import { type ComponentProps, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { actionLabel } from '#contract/actions.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { usePassFocus } from '#ui/layout/use-pass-focus.ts';
import { BusyButton } from '../busy-button.tsx';
import { RecordDialog } from '../actions/record-dialog.tsx';
import { useRecordActions } from '../actions/use-record-actions.tsx';
import { CellValue } from '../column.tsx';
import { MenuList } from '../menu-list.tsx';
import { useSteadyUnderPointer } from './use-steady-under-pointer.ts';
import styles from './thread-screen.module.css';

/** Where the record stands, and what can be done with it now: the way on first, what closes it for good at the far end. */
export function Moves({ resource, record: present }: { resource: AnyResource; record: AnyRecord }) {
  const { t } = useTranslation(['thread']);
  const { language } = useLanguage();
  // From the first drawing on: the buttons that a phone has no room for would push the rest away.
  const isNarrow = useMediaQuery('(max-width: 640px)', undefined, { getInitialValueInEffect: false });
  const [asked, setAsked] = useState<string | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const stateField = resource.workflow?.field ?? '';
  const { value: record, handlers } = useSteadyUnderPointer(present, (one) => one[stateField]);
  const isOld = record[stateField] !== present[stateField];
  const { actions, ask, isBusy, isHeld } = useRecordActions(resource, record, setAsked);
  /** What is shown is not to be done, or not yet. */
  const isInactive = isHeld || isOld || isBusy;
  const press = (name: string) => {
    if (isInactive) return;
    setPressed(name);
    ask(name);
  };
  const state = record[stateField];
  const onward = actions.find(([, { danger, to }]) => !danger && to !== undefined && to !== state);
  const others = actions.filter((action) => action !== onward);
  const label = (action: (typeof actions)[number][1]) => actionLabel(action, record)[language];
  return (
    <>
      <span className={styles.moveButtons} {...handlers}>
        {/* Its words are as long as they are: with others it would push the buttons on. */}
        <CellValue resource={resource} columnKey={stateField} record={record} />
        {onward && (
          <MoveButton
            key={onward[0]}
            // What is closed is opened again, but that is not what is waited for.
            variant={actions.length > 1 ? 'filled' : 'default'}
            isBusy={isBusy && pressed === onward[0]}
            aria-disabled={isInactive}
            onClick={() => press(onward[0])}
          >
            {label(onward[1])}
          </MoveButton>
        )}
        {isNarrow && others.length > 0 ? (
          <Menu position="bottom-end" shadow="lg" withinPortal>
            <Menu.Target>
              <Button variant="default" aria-label={t('thread:moreMoves')}>
                <IconDots size={18} stroke={1.6} aria-hidden="true" />
              </Button>
            </Menu.Target>
            <MenuList label={t('thread:moreMoves')}>
              {others.map(([name, action]) => (
                <Menu.Item
                  key={name}
                  data-danger={action.danger}
                  disabled={isInactive}
                  onClick={() => press(name)}
                >
                  {label(action)}
                </Menu.Item>
              ))}
            </MenuList>
          </Menu>
        ) : (
          others.map(([name, action]) => (
            <MoveButton
              key={name}
              isBusy={isBusy && pressed === name}
              aria-disabled={isInactive}
              variant={action.danger ? 'subtle' : 'default'}
              color={action.danger ? 'red' : undefined}
              className={action.danger && styles.refuse}
              onClick={() => press(name)}
            >
              {label(action)}
            </MoveButton>
          ))
        )}
      </span>
      {/* Beside the buttons: to React the pointer over a dialog of theirs would be over them. */}
      <RecordDialog resource={resource} record={present} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

/** A move that has been made leaves the focus to the heading, not to the move that comes in its place. */
function MoveButton(props: ComponentProps<typeof BusyButton>) {
  const button = useRef<HTMLButtonElement>(null);
  usePassFocus(button);
  return <BusyButton ref={button} {...props} />;
}
