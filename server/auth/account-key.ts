import { foldText } from '#contract/text-folding.ts';

/** What an e-mail address is counted under: spellings that mail servers take for one mailbox share one allowance. */
export function accountKey(email: string): string {
  const folded = foldText(email);
  const at = folded.lastIndexOf('@');
  const mailbox = folded.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '');
  return `${mailbox}${folded.slice(at)}`;
}
