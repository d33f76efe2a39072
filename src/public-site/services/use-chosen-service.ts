import { useSearchParams } from 'react-router-dom';
import { withParam } from './use-service-filters.ts';

/** In the address where the need fits no service. */
const ANY = 'any';

/**
 * The service that a request is about, in the address too: `?service=12`. The first choice is a step that «back» undoes;
 * another one takes its place.
 */
export function useChosenService() {
  const [params, setParams] = useSearchParams();
  const value = params.get('service') ?? '';
  const id = Number(value);
  const set = (next: string) => setParams(withParam('service', next), { replace: value !== '' });
  return {
    chosenId: Number.isInteger(id) && id > 0 ? id : null,
    /** The form is the step that narrow screens show. */
    isAsking: value !== '',
    choose: (serviceId: number | null) => set(serviceId === null ? ANY : String(serviceId)),
    leave: () => set(''),
  };
}
