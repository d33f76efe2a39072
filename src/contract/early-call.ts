/** A call that the panel's document has made before its program came (server/web/early-lists.ts). */
export interface EarlyCall {
  readonly path: string;
  readonly query: string;
  readonly token: string;
  readonly answer: Promise<EarlyAnswer>;
}

/** Read whole by the document: what is only read when the program asks for it comes a tenth of a second later. */
export interface EarlyAnswer {
  readonly status: number;
  readonly text: string;
  /** The header of that name. */
  readonly retryAfter: string | null;
}

declare global {
  interface Window {
    earlyCall?: EarlyCall | undefined;
  }
}
