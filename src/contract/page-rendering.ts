import type { Image } from './images.ts';
import type { Language } from './language.ts';

/** What a page says of itself to the browser, to crawlers, and to whoever a link is shared with. */
export interface PageHead {
  title: string;
  /** One or two sentences; `null` where the page has none of its own. */
  description: string | null;
  /** Nothing is at this address: the host answers 404. */
  isMissing: boolean;
  /** The picture of the person or text that the page is about, for shared links. Default: the firm's. */
  portrait?: Image | null;
  /** Where it is now: the host leads there. Default: here. */
  movedTo?: string | null;
  /** The languages that it is in, each with its path. Default: both, at this path. */
  alternates?: Readonly<Partial<Record<Language, string>>>;
  /** It is a text that was published at a moment. Default: it is not. */
  article?: { readonly publishedAt: string; readonly modifiedAt: string };
  /** The address of a feed of what it lists. Default: there is none. */
  feed?: string;
}
/** What a page may say of itself beyond its name and description. */
export type AboutPage = Pick<PageHead, 'alternates' | 'article' | 'feed'>;

/** In the address of a page: draws it with the draft that the link was signed for, and keeps nothing of it. */
export const PREVIEW_PARAMETER = 'preview';

/** A page as the host asks for it. */
export interface PageRequest {
  /** In its one spelling. */
  readonly path: string;
  /** The query string without its question mark. */
  readonly search: string;
  readonly language: Language;
  /** Reads from the API as a visitor: the body of the answer. Throws when it is a failure. */
  readonly read: (url: string) => Promise<unknown>;
  /** What is known before anything is read, with the keys that it is cached under. Default: nothing. */
  readonly known?: readonly (readonly [key: readonly unknown[], data: unknown])[];
}

/** A page as React has drawn it. */
export interface DrawnPage {
  readonly head: PageHead;
  /** What stands in `#root`. */
  readonly html: string;
  /** What was read for it, with the keys that it is cached under, as JSON that may stand in a script. */
  readonly state: string;
  /** What it says to crawlers, as JSON-LD that may stand in a script. */
  readonly structuredData: string;
}

/** Draws a page to HTML. Throws when something that it needs could not be read. */
export type RenderPage = (request: PageRequest) => Promise<DrawnPage>;

/** The id of the script that holds a drawn page's state. */
export const HOST_STATE_ID = 'host-state';

/** The picture that goes with shared links, drawn from the brand at the build. */
export const socialImagePath = (language: Language): string => `/social-${language}.png`;
/** In pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Stands for the site's own address wherever a page names it: the host puts it in with every answer. */
export const ORIGIN_PLACE = '%ORIGIN%';
