import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authProvider } from '#providers/session/auth-provider.ts';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';

interface LogoutButtonProps {
  className?: string | undefined;
}

/** The way out of the account. It ends with another page: until then, on a slow line, it says that it is under way. */
export function LogoutButton({ className }: LogoutButtonProps) {
  const { t } = useTranslation(['nav']);
  const [isBusy, setBusy] = useState(false);
  const leave = () => {
    if (isBusy) return;
    setBusy(true);
    void authProvider.logout();
  };
  return (
    <button type="button" className={className} aria-busy={isBusy || undefined} onClick={leave}>
      <DirectionalIcon icon={IconLogout} />
      {t(isBusy ? 'nav:loggingOut' : 'nav:logout')}
    </button>
  );
}
