import { useMemo } from 'react';
import type { LaterRecord } from '#providers/records/later-resource.ts';
import { useAllRecords } from '../queries/use-records.ts';
import { serviceCategories, services } from '../content.ts';

export type ServiceCategory = LaterRecord<typeof serviceCategories>;
export type Service = LaterRecord<typeof services>;

/** What the firm does in one field of law. */
export interface Practice {
  category: ServiceCategory;
  services: Service[];
}

/** The categories of services, in the firm's order: in the footer of every page too, so asked for once. */
export const useServiceCategories = () => useAllRecords(serviceCategories);

/** The categories with what is offered in each; both are asked for in one go. */
export function usePractices() {
  const categories = useServiceCategories();
  const offered = useAllRecords(services);
  const practices = useMemo(
    () => (categories.data && offered.data ? grouped(categories.data.data, offered.data.data) : null),
    [categories.data, offered.data],
  );
  const failed = [categories, offered].find(({ isError }) => isError);
  const retry = () => {
    for (const query of [categories, offered]) if (query.isError) void query.refetch();
  };
  return { practices, error: practices ? null : (failed?.error ?? null), retry };
}

const grouped = (categories: readonly ServiceCategory[], offered: readonly Service[]): Practice[] =>
  categories.map((category) => ({
    category,
    services: offered.filter(({ categoryId }) => categoryId === category.id),
  }));
