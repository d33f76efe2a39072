import { useLogList } from '@refinedev/core';
import type { ILogData } from '@refinedev/core';
import { useState } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { recordKeys } from '#providers/records/record-keys.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useRecordNews } from './use-record-news.ts';

interface LastSave {
  readonly name: string;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * Who has saved a record while it is open here, as its history tells it (Refine's `useLogList`). Asked for when there is
 * news of the record.
 * @param since when it was changed last as it came here, ISO 8601
 * @returns null where nobody has, or oneself was the last
 */
export function useLastSave(resource: AnyResource, id: number, since: string): LastSave | null {
  const [first] = useState(since);
  const [save, setSave] = useState<LastSave | null>(null);
  const self = useSession()?.user.id;
  const meta = { id, take: 1 };
  const { refetch } = useLogList<ILogData<Values>>({
    resource: resource.name,
    meta,
    queryOptions: {
      enabled: false,
      queryKey: [...recordKeys.history(resource.name, id), 'lastSave', meta],
    },
  });
  useRecordNews(resource, id, () => {
    void refetch().then(({ data = [] }) => {
      const [entry] = data;
      // Without a name there is nothing to show.
      if (!entry?.author || Date.parse(entry.createdAt) <= Date.parse(first)) return;
      const { author, createdAt } = entry;
      setSave(Number(author['id']) === self ? null : { name: String(author['name']), at: createdAt });
    });
  });
  return save;
}
