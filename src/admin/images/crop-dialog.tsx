import { Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import ReactCrop, { type PercentCrop, centerCrop, makeAspectCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Image } from '#contract/images.ts';
import { describeFailure } from '#providers/describe-failure.ts';
import { cropImage } from '#providers/images.ts';
import { useLanguage } from '#providers/use-language.ts';
import { Button } from '#ui/button.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { Picture } from '#ui/picture.tsx';
import { useReturnFocus } from '#ui/use-return-focus.ts';
import styles from './crop-dialog.module.css';

/** A picture, and the part that was cut from it last; `part` is null for all of it. */
export interface CropSource {
  image: Image;
  cropped: Image;
  part: PercentCrop | null;
}

interface CropDialogProps {
  resource: AnyResource;
  fieldKey: string;
  /** Width by height that the frame keeps to. */
  aspect: number | undefined;
  source: CropSource;
  onCropped: (source: CropSource) => void;
  onClose: () => void;
}

/** Cuts a picture by a frame that is moved and sized by pointer or keyboard. */
export function CropDialog({ resource, fieldKey, aspect, source, onCropped, onClose }: CropDialogProps) {
  const { t } = useTranslation(['admin', 'site']);
  const { language } = useLanguage();
  useReturnFocus();
  const { image } = source;
  const [part, setPart] = useState<PercentCrop>(source.part ?? largestFrame(image, aspect));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function handleApply() {
    if (isWhole(part)) return onCropped({ image, cropped: image, part: null });
    setFailure(null);
    setBusy(true);
    try {
      const { x, y, width, height } = part;
      const cropped = await cropImage({ resource, fieldKey }, { key: image.key, x, y, width, height });
      onCropped({ image, cropped, part });
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }

  const handle = (
    side: 'top' | 'topLeft' | 'topRight' | 'right' | 'bottom' | 'bottomLeft' | 'bottomRight' | 'left',
  ) => t('images.cropHandle', { side: t(`images.${side}`) });
  return (
    <Modal
      opened
      onClose={onClose}
      title={<strong>{t('images.cropTitle')}</strong>}
      closeButtonLabel={t('common.close', { ns: 'site' })}
      size="lg"
      centered
    >
      <p className={styles.hint}>{t('images.cropHint')}</p>
      {failure !== null && <ErrorPanel>{describeFailure(failure, language)}</ErrorPanel>}
      {/* Left and right are the picture's own. */}
      <div dir="ltr" className={styles.stage}>
        <ReactCrop
          crop={part}
          onChange={(_, percent) => setPart(percent)}
          aspect={aspect}
          minWidth={24}
          minHeight={24}
          keepSelection
          ruleOfThirds
          ariaLabels={{
            cropArea: t('images.cropArea'),
            nwDragHandle: handle('topLeft'),
            nDragHandle: handle('top'),
            neDragHandle: handle('topRight'),
            eDragHandle: handle('right'),
            seDragHandle: handle('bottomRight'),
            sDragHandle: handle('bottom'),
            swDragHandle: handle('bottomLeft'),
            wDragHandle: handle('left'),
          }}
        >
          <Picture
            image={image}
            alt={t('images.wholeImage')}
            sizes="640px"
            isEager
            className={styles.image}
          />
        </ReactCrop>
      </div>
      <Group position="right" mt="lg">
        <Button variant="secondary" size="small" onClick={onClose}>
          {t('common.cancel', { ns: 'site' })}
        </Button>
        <Button size="small" isLoading={isBusy} onClick={() => void handleApply()}>
          {t('common.apply', { ns: 'site' })}
        </Button>
      </Group>
    </Modal>
  );
}

/** The largest frame of a shape that fits, in the middle; without a shape all of it. */
function largestFrame({ width, height }: Image, aspect: number | undefined): PercentCrop {
  if (aspect === undefined) return { unit: '%', x: 0, y: 0, width: 100, height: 100 };
  const isWider = width / height > aspect;
  const size = isWider ? ({ unit: '%', height: 100 } as const) : ({ unit: '%', width: 100 } as const);
  return centerCrop(makeAspectCrop(size, aspect, width, height), width, height);
}

const isWhole = ({ width, height }: PercentCrop): boolean => width >= 99.9 && height >= 99.9;
