import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { roleLabels } from '#contract/roles.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useOwnName } from '../refine/use-user-info.ts';
import { InitialTile } from '#ui/brand/initial-tile.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import { Dropdown } from '../dropdown/dropdown.tsx';
import { lazyPanelPart } from '../lazy-panel-part.tsx';
import styles from './top-bar.module.css';

/** Loaded when it is opened. */
const UserEntries = lazyPanelPart(async () => (await import('./user-entries.tsx')).UserEntries);

/** Who is signed in, and the way to their profile, the settings (A61), the panel's appearance, and out (R112-R114). */
export function UserMenu() {
  const { t } = useTranslation(['panel']);
  const { language } = useLanguage();
  const user = useSession()?.user;
  const name = useOwnName();
  if (!user) return null;
  const role = user.lastRole && roleLabels[user.lastRole][language];
  return (
    <Dropdown
      opens="menu"
      button={(props) => (
        <button type="button" className={styles.user} {...props}>
          <span className="visually-hidden">{t('panel:userMenu')}: </span>
          <InitialTile name={name} kind="staff" size="small" />
          <span className={styles.who}>
            <UserText as="span" className={styles.name}>
              {name}
            </UserText>
            {role && <span className={styles.role}>{role}</span>}
          </span>
          <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
        </button>
      )}
    >
      <UserEntries />
    </Dropdown>
  );
}
