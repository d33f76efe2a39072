import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface ListLinkProps {
  /** The list of those that are counted; null or undefined where none shows exactly those. */
  to: string | null | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** What a number is of, which leads to their list where there is one. */
export const ListLink = ({ to, className, children }: ListLinkProps) =>
  typeof to === 'string' ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    children
  );
