import type { FieldType } from './fields.ts';

/** What clients meet of a kind of field. */
interface PortalKind {
  /** Their form has an input for it: `src/public-site/submission/form-kinds.tsx`. */
  readonly isAsked: boolean;
  /** The page of their matter shows it as a fact: `src/public-site/account/fact-values.tsx`. */
  readonly isShown: boolean;
}

const both: PortalKind = { isAsked: true, isShown: true };
const asked: PortalKind = { isAsked: true, isShown: false };
const shown: PortalKind = { isAsked: false, isShown: true };
const neither: PortalKind = { isAsked: false, isShown: false };

/** Every kind of field: one that is missing does not compile. A test holds it equal to what the site has. */
export const portalKinds: { readonly [T in FieldType]: PortalKind } = {
  text: both,
  longText: both,
  bilingual: shown,
  email: both,
  phone: both,
  url: both,
  number: both,
  money: shown,
  boolean: neither,
  date: both,
  dateTime: both,
  hours: neither,
  select: both,
  reference: both,
  references: neither,
  image: neither,
  files: asked,
  password: neither,
  rows: neither,
};
