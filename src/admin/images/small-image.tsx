import { useTranslation } from 'react-i18next';
import type { Image } from '#contract/images.ts';
import type { ImageField } from '#contract/kinds/image.ts';
import { Notice } from '#ui/layout/notice.tsx';

interface SmallImageProps {
  image: Image;
  least: ImageField['leastSize'];
}

/** Says of a picture that has fewer points than it will be drawn with. */
export function SmallImage({ image, least }: SmallImageProps) {
  const { t } = useTranslation(['images']);
  if (least === undefined || (image.width >= least.width && image.height >= least.height)) return null;
  return (
    <Notice tone="attention">
      {t('images:small', {
        width: image.width,
        height: image.height,
        leastWidth: least.width,
        leastHeight: least.height,
      })}
    </Notice>
  );
}
