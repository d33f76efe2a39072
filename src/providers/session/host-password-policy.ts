import {
  PASSWORD_MIN_NAME,
  type PasswordPolicy,
  passwordPolicy,
  withMinimum,
} from '#contract/password-policy.ts';

/** The policy of the host that sent this document, which says so where it asks for longer passwords (A3). */
export function hostPasswordPolicy(): PasswordPolicy {
  const said = document.querySelector<HTMLMetaElement>(`meta[name="${PASSWORD_MIN_NAME}"]`);
  const min = Number(said?.content);
  return min > passwordPolicy.min ? withMinimum(min) : passwordPolicy;
}
