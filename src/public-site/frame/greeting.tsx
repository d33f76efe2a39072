import { useTranslation } from 'react-i18next';
import { useOwnName } from '../queries/use-own-name.ts';
import { isolate } from '#ui/text/isolate.ts';
import { givenName } from './given-name.ts';

/** Greets by the given name, for which a header has room; whoever listens hears the whole one. */
export function Greeting() {
  const { t } = useTranslation(['nav']);
  const name = useOwnName();
  return (
    <>
      <span className="visually-hidden">{t('nav:greeting', { name: isolate(name) })}</span>
      <span aria-hidden="true">{t('nav:greeting', { name: isolate(givenName(name)) })}</span>
    </>
  );
}
