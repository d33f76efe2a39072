import { Button, Group, Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import ReactCrop, { type PercentCrop, makeAspectCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Image } from '#contract/images.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { cropImageCall } from '#providers/calls/file-calls.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { Picture } from '#ui/records/picture.tsx';
import { useReturnFocus } from '#ui/layout/use-return-focus.ts';
import { BusyButton } from '../busy-button.tsx';
import { useSendCall } from '../refine/use-send-call.ts';
import { reservedImageBox } from './reserved-image-box.ts';
import styles from './crop-dialog.module.css';
import { focusInPart, focusInWhole } from './focus-in-part.ts';

/** A picture, and the part that the form has of it; `part` is null for all of it. */
export interface CropSource {
  whole: Image;
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
  const { t } = useTranslation(['images', 'common']);
  const { language } = useLanguage();
  useReturnFocus();
  const { send } = useSendCall();
  const { cropped } = source;
  const focus = source.part ? focusInWhole(cropped, source.part) : cropped;
  const whole: Image = { ...source.whole, focusX: focus.focusX, focusY: focus.focusY };
  const [part, setPart] = useState<PercentCrop>(source.part ?? largestFrame(whole, aspect));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function handleApply() {
    if (isWhole(part)) return onCropped({ whole, cropped: whole, part: null });
    setFailure(null);
    setBusy(true);
    try {
      const { x, y, width, height } = part;
      const stored = await send(
        cropImageCall({ resource, fieldKey }, { key: whole.key, x, y, width, height }),
      );
      // Whoever has closed it meanwhile wants the picture as it was.
      if (isOpen.current) onCropped({ whole, cropped: { ...stored, ...focusInPart(whole, part) }, part });
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }

  const handle = (
    side: 'top' | 'topLeft' | 'topRight' | 'right' | 'bottom' | 'bottomLeft' | 'bottomRight' | 'left',
  ) => t('images:cropHandle', { side: t(`images:${side}`) });
  return (
    <Modal
      opened
      onClose={onClose}
      title={<strong>{t('images:cropTitle')}</strong>}
      closeButtonLabel={t('common:close')}
      size="lg"
      centered
    >
      <p className={styles.hint}>{t('images:cropHint')}</p>
      {failure !== null && <ErrorPanel>{describeFailure(failure, language)}</ErrorPanel>}
      {/* Left and right are the picture's own. */}
      <div dir="ltr" className={styles.stage}>
        <div style={reservedImageBox(whole, { width: '640px', height: '60vh' })}>
          <ReactCrop
            className={styles.crop}
            crop={part}
            onChange={(_, percent) => setPart(percent)}
            aspect={aspect}
            minWidth={24}
            minHeight={24}
            keepSelection
            ruleOfThirds
            ariaLabels={{
              cropArea: t('images:cropArea'),
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
              image={whole}
              alt={t('images:wholeImage')}
              sizes="640px"
              isEager
              className={styles.image}
            />
          </ReactCrop>
        </div>
      </div>
      <Group position="right" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <BusyButton isBusy={isBusy} onClick={() => void handleApply()}>
          {t('common:apply')}
        </BusyButton>
      </Group>
    </Modal>
  );
}

/** The largest frame of a shape that fits, as near to the focus as it goes; without a shape all of it. */
function largestFrame({ width, height, focusX, focusY }: Image, aspect: number | undefined): PercentCrop {
  if (aspect === undefined) return { unit: '%', x: 0, y: 0, width: 100, height: 100 };
  const isWider = width / height > aspect;
  const size = isWider ? ({ unit: '%', height: 100 } as const) : ({ unit: '%', width: 100 } as const);
  const frame = makeAspectCrop(size, aspect, width, height);
  const start = (focus: number, length: number) =>
    Math.min(100 - length, Math.max(0, focus * 100 - length / 2));
  return { ...frame, x: start(focusX, frame.width), y: start(focusY, frame.height) };
}

const isWhole = ({ width, height }: PercentCrop): boolean => width >= 99.9 && height >= 99.9;
