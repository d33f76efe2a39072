/** The widths in which a picture is served, in pixels. */
export const IMAGE_WIDTHS = [80, 160, 320, 640, 960, 1280, 1920] as const;
/** The formats in which a picture is served, the smaller one first. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** The widths in which a picture of this width is served: never more than it has, and at least one. */
export const widthsOf = (width: number): number[] => {
  const [smallest, ...larger] = IMAGE_WIDTHS;
  return [smallest, ...larger.filter((offered) => offered <= width)];
};

/** Where a picture is served, in one width and format. */
export const imagePath = (key: string, width: number, format: ImageFormat): string =>
  `/images/${key}/${width}.${format}`;
