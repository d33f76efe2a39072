import { useParams } from 'react-router-dom';

/** The number at the end of the address; 0 where it is invalid, which the host never gave. */
export function useRecordId(): number {
  const { id = '' } = useParams();
  return /^\d{1,10}$/.test(id) ? Number(id) : 0;
}
