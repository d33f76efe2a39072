import type { ReactNode } from 'react';
import { Retried } from './retried.tsx';

const AGAIN_MS = 30_000;

interface BesideProps {
  children: ReactNode;
  /** What stands there until it comes. Default: nothing. */
  placeholder?: ReactNode;
}

/** What the page can do without: it comes when it comes, and is missed in silence. */
export const Beside = ({ children, placeholder = null }: BesideProps) => (
  <Retried placeholder={placeholder} broken={placeholder} againMs={AGAIN_MS}>
    {children}
  </Retried>
);
