import { IMAGE_FORMATS, type ImageFormat, imagePath, widthsOf } from '#contract/image-paths.ts';
import type { Image } from '#contract/images.ts';
import { PROVIDER_HOST } from '#providers/http/provider-host.ts';
import { classes } from '../layout/classes.ts';
import styles from './picture.module.css';

interface PictureProps {
  image: Image;
  /** What it shows, such as the person's name; empty where that is printed beside it. */
  alt: string;
  /** How wide it is drawn, as the attribute of the same name: `(width < 768px) 100vw, 320px`. */
  sizes: string;
  /** In sight when the page opens. Default: loaded when it comes into sight. */
  isEager?: boolean;
  className?: string;
}

/**
 * A stored picture in the format and width that suit the browser. Its box is kept free before it comes; where a
 * class gives it another shape, it is cut around its focus.
 */
export function Picture({ image, alt, sizes, isEager = false, className }: PictureProps) {
  const widths = widthsOf(image.width);
  const addresses = (format: ImageFormat) =>
    widths.map((width) => `${addressOf(image.key, width, format)} ${width}w`).join(', ');
  return (
    <picture>
      {IMAGE_FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={addresses(format)} sizes={sizes} />
      ))}
      <img
        src={addressOf(image.key, widths.findLast((width) => width <= 640) ?? widths[0] ?? 0, 'webp')}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        className={classes(styles.image, className)}
        data-x={inSteps(image.focusX)}
        data-y={inSteps(image.focusY)}
      />
    </picture>
  );
}

/** The pictures come from the host that the calls go to. */
const addressOf = (key: string, width: number, format: ImageFormat): string =>
  `${PROVIDER_HOST}${imagePath(key, width, format)}`;

/** As fine as the style sheet knows it. */
const inSteps = (share: number): number => Math.round(share * 20) * 5;
