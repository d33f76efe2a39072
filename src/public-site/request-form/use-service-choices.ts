import { useMemo } from 'react';
import { useAllRecords } from '../queries/use-records.ts';
import type { SelectGroup } from '#ui/fields/select-field.tsx';
import { serviceCategories, services } from '../content.ts';

/**
 * The services to choose from, under their categories.
 * @param firstCategoryId the category that comes before the others
 */
export function useServiceChoices(firstCategoryId: number | null) {
  const all = useAllRecords(services);
  const categories = useAllRecords(serviceCategories);
  const groups = useMemo(() => {
    const isFirst = ({ id }: { id: number }) => Number(id === firstCategoryId);
    return (categories.data?.data ?? [])
      .toSorted((a, b) => isFirst(b) - isFirst(a))
      .map(({ id, name }): SelectGroup => ({
        label: name,
        options: (all.data?.data ?? [])
          .filter(({ categoryId }) => categoryId === id)
          .map((service) => ({ value: String(service.id), label: service.name })),
      }))
      .filter(({ options }) => options.length > 0);
  }, [all.data, categories.data, firstCategoryId]);

  /** The offices where a service is offered; none while that is not known. */
  const officesOf = (serviceId: string): readonly number[] => {
    const chosen = all.data?.data.find(({ id }) => String(id) === serviceId);
    return categories.data?.data.find(({ id }) => id === chosen?.categoryId)?.branchIds ?? [];
  };
  const failed = [all, categories].find(({ isError, data }) => isError && !data);
  return { groups, officesOf, error: failed?.error ?? null, retry: () => void failed?.refetch() };
}
