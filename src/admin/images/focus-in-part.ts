import type { Image } from '#contract/images.ts';

/** A rectangle in percent of a picture's sides. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}
type Focus = Pick<Image, 'focusX' | 'focusY'>;

/** Where the focus of a whole picture lies in a part of it: at the edge when it was cut off. */
export const focusInPart = ({ focusX, focusY }: Focus, { x, y, width, height }: Part): Focus => ({
  focusX: within((focusX * 100 - x) / width),
  focusY: within((focusY * 100 - y) / height),
});

/** Where the focus of a part lies in the whole picture. */
export const focusInWhole = ({ focusX, focusY }: Focus, { x, y, width, height }: Part): Focus => ({
  focusX: within((x + focusX * width) / 100),
  focusY: within((y + focusY * height) / 100),
});

const within = (share: number): number => Math.min(1, Math.max(0, share));
