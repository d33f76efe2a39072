import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** A page that takes longer is given up. Milliseconds. */
const PATIENCE_MS = 10_000;

/** Draws to HTML, with everything in it that comes lazily. Throws what a component throws. */
export function draw(content: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const drawing = renderToPipeableStream(content, {
      // In one piece: parts that arrive later would need scripts to put them in their place.
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(patience);
        text(drawing.pipe(new PassThrough())).then(resolve, reject);
      },
      onError: reject,
    });
    const patience = setTimeout(() => drawing.abort(new Error('Drawing took too long')), PATIENCE_MS);
  });
}
