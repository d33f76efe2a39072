import { useRecords } from '../queries/use-records.ts';
import { consultationTypes } from '#resources/consultation-types.ts';
import { serviceCategories } from '../content.ts';
import { useOffices } from '../use-offices.ts';

export type ConsultationChoices = ReturnType<typeof useConsultationChoices>;

/** What a consultation can be about and where: types, areas of law (A38) and offices. */
export function useConsultationChoices() {
  const types = useRecords(consultationTypes, { pageSize: 100 });
  const areas = useRecords(serviceCategories, { pageSize: 100 });
  const offices = useOffices();
  const all = [types, areas, offices];
  const failed = all.find(({ isError, data }) => isError && !data);
  const options = (records: readonly { id: number; name: string }[] = []) =>
    records.map(({ id, name }) => ({ value: String(id), label: name }));
  /** The offices that work in an area; every one while none is chosen. */
  const officesOf = (areaId: string): readonly number[] =>
    areas.data?.data.find(({ id }) => String(id) === areaId)?.branchIds ??
    (offices.data?.data ?? []).map(({ id }) => id);
  return {
    types: options(types.data?.data),
    areas: options(areas.data?.data),
    offices: offices.data?.data ?? [],
    officesOf,
    isLoading: all.some(({ data }) => !data) && !failed,
    error: failed?.error ?? null,
    retry: () => all.forEach(({ isError, refetch }) => void (isError && refetch())),
  };
}
