/** A call that the panel's document has made before its program came (server/web/early-lists.ts). */
export interface EarlyCall {
  readonly path: string;
  readonly query: string;
  readonly token: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    earlyCall?: EarlyCall | undefined;
  }
}
