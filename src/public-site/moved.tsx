import { useContext } from 'react';
import { Navigate } from 'react-router-dom';
import { HeadContext } from './page-head.ts';

/** What was at this address is at another one: the host says so, and the browser goes there. */
export function Moved({ to }: { to: string }) {
  const reportHead = useContext(HeadContext);
  reportHead?.({ title: '', description: null, isMissing: true, movedTo: to });
  // The host draws nothing that leads away: it answers with the address.
  return reportHead ? null : <Navigate to={to} replace />;
}
