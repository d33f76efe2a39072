/** Names under which the browser keeps things. Apart from `session.ts`, so that reading a name loads no schema. */

/** The session, in session storage (R134). */
export const AUTH_STORE = 'auth-store';
/** The chosen language, in local storage (R8), and for the host in a cookie. */
export const LANGUAGE_STORE = 'selectedLanguage';
/** The address a reset code was asked for, in local storage (R19, A28). */
export const FORGOT_EMAIL_STORE = 'forgotPasswordEmail';
/**
 * In local storage while somebody is signed in on this browser: a new tab then asks for the session of the
 * refresh cookie, and a visitor's first page asks nothing. It grants nothing.
 */
export const SIGNED_IN_STORE = 'signedIn';
/** In local storage from a logout until the host has heard it: nobody's session comes back meanwhile. */
export const PENDING_LOGOUT_STORE = 'owedLogout';
/** How a list looks on this browser, in local storage under this and the resource's name: columns and density. */
export const LIST_LOOK_STORE = 'listLook';
/**
 * The view that a list opens with when its address asks for nothing, in local storage under this, the resource's name and
 * the account: whoever comes next to this browser is not shown what somebody else looks for.
 */
const DEFAULT_VIEW_STORE = 'defaultView';
export const defaultViewName = (
  { name }: { readonly name: string },
  userId: number | string | undefined,
): string => `${DEFAULT_VIEW_STORE}:${name}:${userId}`;
/** The saved view that a list was shown by last in this tab, in session storage under this and the resource's name. */
export const SHOWN_VIEW_STORE = 'shownView';
export const shownViewName = ({ name }: { readonly name: string }): string => `${SHOWN_VIEW_STORE}:${name}`;
/** What a list of the panel showed somebody last in this tab, in session storage under this, its name and their id. */
export const LIST_PLACE_STORE = 'listPlace';
/** In local storage: `off` for whoever wants no single-key shortcuts (WCAG 2.1.4). */
export const LIST_KEYS_STORE = 'listKeys';
/** In local storage: `on` for whoever wants to hear that a notification came. */
export const SOUND_STORE = 'notificationSound';
/** What somebody deleted last of a resource, in local storage under this and its name: the way back (ids only). */
export const LAST_DELETION_STORE = 'lastDeletion';
/**
 * The changes of this tab that can still be taken back, in session storage under this and whose they are: no names and
 * no words that were typed.
 */
export const HELD_CHANGES_STORE = 'heldChanges';
/**
 * What was typed into a form and not sent yet, in session storage under this and the form's name: texts, and a number
 * that opens its files (decision 048).
 */
export const DRAFT_STORE = 'draft';
/**
 * What staff typed and did not save, in local storage under this, the account, the form and a number: sealed with a key
 * that the host tells nobody but the account (decision 025).
 */
export const SEALED_DRAFT_STORE = 'sealedDraft';
/** The files of such a draft, in IndexedDB: sealed with a number that is in the draft alone (decision 048). */
export const DRAFT_FILES = 'draftFiles';
