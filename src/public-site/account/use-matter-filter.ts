import { useSearchParams } from 'react-router-dom';
import type { Matter } from '#contract/matter.ts';
import { matters } from '#resources/matters.ts';

/** What the list shows. It stands in the address, so that going back and forth keeps it. */
export interface MatterFilter {
  kind: Matter;
  search: string;
  /** '' for every one. */
  status: string;
  /** From 1. */
  page: number;
}

const first = firstTab();

function firstTab(): Matter {
  const [tab] = matters;
  if (!tab) throw new Error('The client area has no tab without a matter');
  return tab;
}

/** The address of a tab: the first one needs none. */
export const tabSearch = (kind: Matter): string => (kind === first ? '' : `tab=${kind.name}`);

export function useMatterFilter() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  const filter: MatterFilter = {
    kind: matters.find(({ name }) => name === params.get('tab')) ?? first,
    search: params.get('q') ?? '',
    status: params.get('status') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
  /** Another tab begins without filters, another filter on its first page. */
  const change = (next: Partial<MatterFilter>) => {
    const rest = next.kind && next.kind !== filter.kind ? { search: '', status: '' } : filter;
    const { kind, search, status, page: at } = { ...filter, ...rest, page: 1, ...next };
    const words: [string, string][] = [
      ['tab', kind === first ? '' : kind.name],
      ['q', search],
      ['status', status],
      ['page', at === 1 ? '' : String(at)],
    ];
    setParams(
      words.filter(([, word]) => word !== ''),
      { replace: next.search !== undefined },
    );
  };
  return { filter, change };
}
