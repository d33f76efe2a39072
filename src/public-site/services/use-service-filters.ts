import { useEffect, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';

/** How long after the last key the address follows what is typed. */
const ADDRESS_DELAY_MS = 250;

/**
 * What is looked for on the services page, as the address has it: `?q=&category=&branch=`, so that a list that was
 * found can be sent to somebody. The typed words show at once; the address follows when the typing rests.
 */
export function useServiceFilters() {
  const [params, setParams] = useSearchParams();
  const navigation = useNavigationType();
  const addressed = params.get('q') ?? '';
  const [typed, setTyped] = useState(addressed);
  const [known, setKnown] = useState(addressed);
  // A link or «back» changed the address: the field follows. What this hook itself put there may come late, when more
  // has been typed: it always replaces.
  if (known !== addressed) {
    setKnown(addressed);
    if (navigation !== 'REPLACE') setTyped(addressed);
  }

  useEffect(() => {
    if (typed.trim() === addressed) return undefined;
    const timer = setTimeout(() => setParams(withParam('q', typed.trim()), REPLACE), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, addressed, setParams]);

  const category = params.get('category')?.toLowerCase() ?? '';
  const branch = Number(params.get('branch'));
  const branchId = Number.isInteger(branch) && branch > 0 ? branch : null;
  return {
    query: typed,
    category,
    branchId,
    /** How many filters are set beside the search. */
    count: Number(category !== '') + Number(branchId !== null),
    setQuery: setTyped,
    setCategory: (slug: string) => setParams(withParam('category', slug), REPLACE),
    setBranchId: (id: number | null) =>
      setParams(withParam('branch', id === null ? '' : String(id)), REPLACE),
    clear: () => {
      setTyped('');
      setParams(
        (before) => ['q', 'category', 'branch'].reduce((left, key) => withParam(key, '')(left), before),
        REPLACE,
      );
    },
  };
}

const REPLACE = { replace: true, preventScrollReset: true } as const;

/** The same address with one parameter set, or without it when there is nothing to say. */
export const withParam = (key: string, value: string) => (before: URLSearchParams) => {
  const after = new URLSearchParams(before);
  if (value === '') after.delete(key);
  else after.set(key, value);
  return after;
};
