/** A call that the panel's document has made before its program came (server/web/early-lists.ts). */
export interface EarlyCall {
  readonly url: string;
  readonly token: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    earlyCall?: EarlyCall | undefined;
  }
}

/** A path with its query, in the one spelling by which an early call is known again. */
export const urlOf = (path: string, params: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams(params).toString();
  return query ? `${path}?${query}` : path;
};
