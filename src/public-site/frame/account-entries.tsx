import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { SessionUser } from '#contract/session.ts';
import { accountLinks } from './account-links.ts';
import { Greeting } from './greeting.tsx';
import { LogoutButton } from './logout-button.tsx';
import { SchemeChoice } from './scheme-choice.tsx';
import { useIsClientArea } from './use-is-client-area.ts';

interface AccountEntriesProps {
  user: SessionUser;
  onLeave: () => void;
}

/** In the menu of narrow screens: the greeting, one's own pages, and the way out of the account. */
export function AccountEntries({ user, onLeave }: AccountEntriesProps) {
  const { t } = useTranslation(['nav']);
  const isClientArea = useIsClientArea();
  return (
    <>
      <p>
        <Greeting />
      </p>
      {accountLinks(user.lastRole).map(({ path, label, icon: Icon }) => (
        <NavLink key={path} to={path} end onClick={onLeave}>
          <Icon size={20} stroke={1.6} aria-hidden="true" />
          {t(label)}
        </NavLink>
      ))}
      {isClientArea && <SchemeChoice />}
      <LogoutButton />
    </>
  );
}
