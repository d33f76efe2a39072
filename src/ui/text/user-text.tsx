import type { ReactNode } from 'react';
import type { Language } from '#contract/language.ts';

interface UserTextProps {
  children: ReactNode;
  /** `bdi` inside a sentence or a cell, `p` or `div` for a text of its own. */
  as?: 'bdi' | 'p' | 'div' | 'span';
  className?: string;
  title?: string;
  /** Where it is known, and may not be that of the page. Default: nothing is said of it. */
  lang?: Language | undefined;
}

/** What a person wrote: a name, a title, a note, a file name. Its direction comes from its own letters. */
export function UserText({ children, as: Tag = 'bdi', ...rest }: UserTextProps) {
  return (
    <Tag dir="auto" {...rest}>
      {children}
    </Tag>
  );
}
