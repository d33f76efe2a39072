import { useSearchParams } from 'react-router-dom';
import { MATTER_KINDS, type MatterKind } from './matters.ts';

/** What the list shows. It stands in the address, so that going back and forth keeps it. */
export interface MatterFilter {
  kind: MatterKind;
  search: string;
  /** '' for every one. */
  status: string;
  /** From 1. */
  page: number;
}

export function useMatterFilter() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  const filter: MatterFilter = {
    kind: MATTER_KINDS.find((kind) => kind === params.get('tab')) ?? 'requests',
    search: params.get('q') ?? '',
    status: params.get('status') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
  /** Another tab begins without filters, another filter on its first page. */
  const change = (next: Partial<MatterFilter>) => {
    const rest = next.kind && next.kind !== filter.kind ? { search: '', status: '' } : filter;
    const { kind, search, status, page: at } = { ...filter, ...rest, page: 1, ...next };
    const words: [string, string][] = [
      ['tab', kind === 'requests' ? '' : kind],
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
