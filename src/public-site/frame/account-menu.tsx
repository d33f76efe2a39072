import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Role } from '#contract/roles.ts';
import { accountLinks } from './account-links.ts';
import styles from './account-corner.module.css';
import { Greeting } from './greeting.tsx';
import { LogoutButton } from './logout-button.tsx';
import { SchemeChoice } from './scheme-choice.tsx';
import { useIsClientArea } from './use-is-client-area.ts';
import { useDisclosure } from '#ui/layout/use-disclosure.ts';

interface AccountMenuProps {
  role: Role | null;
}

/** The greeting, and under it the ways into one's own pages and out of the account. */
export function AccountMenu({ role }: AccountMenuProps) {
  const { t } = useTranslation(['nav']);
  const id = useId();
  const isClientArea = useIsClientArea();
  const place = useRef<HTMLDivElement>(null);
  const { isOpen, toggle, close } = useDisclosure(place);

  return (
    <div ref={place} className={styles.place}>
      <button
        type="button"
        className={styles.greeting}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <span className={styles.name}>
          <Greeting />
        </span>
        <IconChevronDown size={18} stroke={1.6} aria-hidden="true" />
      </button>
      <ul id={id} className={styles.list} hidden={!isOpen}>
        {accountLinks(role).map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <Link to={path} className={styles.entry} onClick={close}>
              <Icon size={20} stroke={1.6} aria-hidden="true" />
              {t(label)}
            </Link>
          </li>
        ))}
        {isClientArea && (
          <li className={styles.appearance}>
            <SchemeChoice />
          </li>
        )}
        <li>
          <LogoutButton className={styles.entry} />
        </li>
      </ul>
    </div>
  );
}
