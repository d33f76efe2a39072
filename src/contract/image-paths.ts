/** The widths in which a picture is served, in pixels. */
export const IMAGE_WIDTHS = [80, 160, 320, 640, 960, 1280, 1920] as const;
/** The formats in which a page shows a picture, the smaller one first. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const;
/** Those, and the one that every program reads which shows a shared link. */
export const SERVED_FORMATS = [...IMAGE_FORMATS, 'jpeg'] as const;
export type ImageFormat = (typeof SERVED_FORMATS)[number];

/** The widths in which a picture of this width is served: never more than it has, and at least one. */
export const widthsOf = (width: number): number[] => {
  const [smallest, ...larger] = IMAGE_WIDTHS;
  return [smallest, ...larger.filter((offered) => offered <= width)];
};

/** Where a picture is served, in one width and format. */
export const imagePath = (key: string, width: number, format: ImageFormat): string =>
  `/images/${key}/${width}.${format}`;
