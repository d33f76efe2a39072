/** The property of `window` by which the panel's document hands its call to the program. */
export const PRELOADED_RESPONSE = 'preloadedResponse';

/** A call that the panel's document makes before its program is there (server/preload/list-preload.ts). */
export interface PreloadedResponse {
  readonly path: string;
  readonly query: string;
  readonly token: string;
  readonly response: Promise<RawResponse>;
}

/** Read whole by the document: what is only read when the program asks for it comes a tenth of a second later. */
export interface RawResponse {
  readonly status: number;
  readonly text: string;
  /** The header of that name. */
  readonly retryAfter: string | null;
}
