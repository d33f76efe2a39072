import { Ltr } from './ltr.tsx';
import { UserText } from './user-text.tsx';

/** From the last space or letter of another script on: `2025-03.pdf` of `عقد 2025-03.pdf`. */
const LATIN_END = /[\x21-\x7e]+$/;

/**
 * The name of a file. Its letters decide where it begins; figures and ending keep their own order, which a name that
 * begins in Arabic would turn round.
 */
export function FileName({ name, className }: { name: string; className?: string }) {
  // The dot belongs to the words before it: in an island of its own it would stand behind the ending.
  const end = (LATIN_END.exec(name)?.[0] ?? '').replace(/^\.+/, '');
  const start = name.slice(0, name.length - end.length);
  if (start === '') return <Ltr className={className}>{name}</Ltr>;
  return (
    <UserText className={className}>
      {start}
      {end !== '' && <Ltr>{end}</Ltr>}
    </UserText>
  );
}
