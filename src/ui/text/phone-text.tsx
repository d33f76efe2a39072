import { formatPhone } from '#contract/format-phone.ts';
import { Ltr } from './ltr.tsx';

/** A kept phone number as people read it. */
export const PhoneText = ({ children }: { children: string }) => <Ltr>{formatPhone(children)}</Ltr>;
