import type { ReactNode } from 'react';

interface UserTextProps {
  children: ReactNode;
  /** `bdi` inside a sentence or a cell, `p` or `div` for a text of its own. */
  as?: 'bdi' | 'p' | 'div' | 'span';
  className?: string;
  title?: string;
}

/** What a person wrote: a name, a title, a note, a file name. Its direction comes from its own letters. */
export function UserText({ children, as: Tag = 'bdi', ...rest }: UserTextProps) {
  return (
    <Tag dir="auto" {...rest}>
      {children}
    </Tag>
  );
}
