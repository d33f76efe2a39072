import type { Matter } from '#contract/matter.ts';
import { pages } from '#contract/pages.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { BackLink } from '../back-link.tsx';
import { tabSearch } from './use-matter-filter.ts';

/** To the tab of the client area that a matter stands in. */
export function BackToMatters({ kind }: { kind: Matter }) {
  const { language } = useLanguage();
  return (
    <BackLink to={{ pathname: pages.account.path, search: tabSearch(kind) }}>
      {kind.portal.words.back[language]}
    </BackLink>
  );
}
