import { Link } from 'react-router-dom';
import { lawyerPath } from '#contract/pages.ts';
import { UserText } from '#ui/text/user-text.tsx';
import { useLawyers } from './use-lawyers.ts';

interface LawyerNameProps {
  /** As the host names them, in the page's language. */
  name: string;
}

/** Somebody of the firm by name: a link to their page, where they have one. */
export function LawyerName({ name }: LawyerNameProps) {
  const { data } = useLawyers();
  const lawyer = data?.data.find((each) => each.name === name);
  const text = <UserText>{name}</UserText>;
  return lawyer ? <Link to={lawyerPath(lawyer.slug)}>{text}</Link> : text;
}
