import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import type { Language } from '#contract/language.ts';
import { BusyButton } from '../busy-button.tsx';
import { MenuList } from '../menu-list.tsx';
import styles from './publishing-strip.module.css';

/** What can be done with one language of a record. */
export interface PublicationAction {
  readonly word: string;
  readonly look: 'subtle' | 'default' | 'filled';
  readonly isBusy?: boolean;
  readonly run?: () => void;
  /** The page that it leads to, beside this one. */
  readonly to?: { readonly href: string; readonly hrefLang: Language };
}

/** At most this many have room on a phone, beside the menu with the others. */
const ON_A_PHONE = 2;

export const useIsNarrow = () =>
  // From the first drawing on: the buttons that a phone has no room for would push the rest away.
  useMediaQuery('(max-width: 640px)', undefined, { getInitialValueInEffect: false });

/** Those that a phone shows, and those in its menu: the last ones change how a language stands. */
export const onPhone = <T,>(all: readonly T[]): [shown: readonly T[], others: readonly T[]] =>
  all.length <= ON_A_PHONE + 1 ? [all, []] : [all.slice(-ON_A_PHONE), all.slice(0, -ON_A_PHONE)];

interface PublicationButtonsProps {
  /** Names the menu. */
  label: string;
  actions: readonly PublicationAction[];
}

/** The buttons of a language; on a phone the ones that change something, and a menu. */
export function PublicationButtons({ label, actions }: PublicationButtonsProps) {
  const [shown, others] = useIsNarrow() ? onPhone(actions) : [actions, []];
  return (
    <>
      {shown.map(({ word, look, isBusy = false, run, to }) =>
        to ? (
          <Button key={word} component="a" variant={look} {...to} {...BESIDE}>
            {word}
          </Button>
        ) : (
          <BusyButton key={word} variant={look} isBusy={isBusy} onClick={run}>
            {word}
          </BusyButton>
        ),
      )}
      {others.length > 0 && (
        <Menu position="bottom-end" shadow="lg" withinPortal>
          <Menu.Target>
            <Button variant="default" aria-label={label} className={styles.more}>
              <IconDots size={18} stroke={1.6} aria-hidden="true" />
            </Button>
          </Menu.Target>
          <MenuList label={label}>
            {others.map(({ word, run, to }) =>
              to ? (
                <Menu.Item key={word} component="a" {...to} {...BESIDE}>
                  {word}
                </Menu.Item>
              ) : (
                <Menu.Item key={word} onClick={run}>
                  {word}
                </Menu.Item>
              ),
            )}
          </MenuList>
        </Menu>
      )}
    </>
  );
}

const BESIDE = { target: '_blank', rel: 'noopener' } as const;
