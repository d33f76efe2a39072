import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { lawyerPath } from '#contract/pages.ts';
import { UserText } from '#ui/text/user-text.tsx';
import { useLawyers } from './use-lawyers.ts';

interface LawyerNameProps {
  /** As the host names them, in the page's language. */
  name: string;
  /** Of the lawyer who is meant; null where the host says of none. Names are no proof: two people may share one. */
  id: number | null;
}

/** Somebody of the firm by name: a link to their page, where they have one. */
export function LawyerName({ name, id }: LawyerNameProps) {
  const text = <UserText>{name}</UserText>;
  return id === null ? text : <LawyerLink id={id}>{text}</LawyerLink>;
}

function LawyerLink({ id, children }: { id: number; children: ReactNode }) {
  const { data } = useLawyers();
  const lawyer = data?.data.find((each) => each.id === id);
  return lawyer ? <Link to={lawyerPath(lawyer.slug)}>{children}</Link> : children;
}
