import type { ReactNode } from 'react';

/** An island that reads left to right inside any sentence: phone, e-mail, code, signed number, file size. */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
