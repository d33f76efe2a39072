import { latinEndOf } from '#contract/latin-end-of.ts';
import { Ltr } from './ltr.tsx';
import { UserText } from './user-text.tsx';

/** The name of a file. Its letters decide where it begins; figures and ending keep their own order. */
export function FileName({ name, className }: { name: string; className?: string }) {
  const end = latinEndOf(name);
  const start = name.slice(0, name.length - end.length);
  if (start === '') return <Ltr className={className}>{name}</Ltr>;
  return (
    <UserText className={className}>
      {start}
      {end !== '' && <Ltr>{end}</Ltr>}
    </UserText>
  );
}
