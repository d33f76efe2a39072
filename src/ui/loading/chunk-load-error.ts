/** The program of a part of the page did not come. */
export class ChunkLoadError extends Error {
  /** Lets whoever draws the part next ask for its program anew. */
  readonly askAnew: () => void;

  constructor(cause: unknown, askAnew: () => void) {
    super('A part did not come', { cause });
    this.askAnew = askAnew;
  }
}
