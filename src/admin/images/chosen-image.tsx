import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ImageField } from '#contract/kinds/image.ts';
import type { Image } from '#contract/images.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { LoadingIndicator } from '#ui/loading/loading-indicator.tsx';
import { Picture } from '#ui/records/picture.tsx';
import type { CropSource } from './crop-dialog.tsx';
import { FocusPicker } from './focus-picker.tsx';
import styles from './image-input.module.css';

const CropDialog = lazyWithRetry(async () => (await import('./crop-dialog.tsx')).CropDialog);

interface ChosenImageProps {
  resource: AnyResource;
  fieldKey: string;
  field: ImageField;
  image: Image;
  onChange: (image: Image) => void;
  onRemove: () => void;
}

/** The picture that the form has: its focus, how it will be cut, and what can be done with it. */
export function ChosenImage({ resource, fieldKey, field, image, onChange, onRemove }: ChosenImageProps) {
  const { t } = useTranslation(['images', 'common']);
  const { language } = useLanguage();
  const [isCropping, setCropping] = useState(false);
  // While the form is open a crop can be widened again: it is always cut from what was there first.
  const [source, setSource] = useState<CropSource | null>(null);
  const label = field.label[language];
  return (
    <div className={styles.row}>
      <figure className={styles.figure}>
        <FocusPicker image={image} alt={t('images:preview', { label })} onChange={onChange} />
        <figcaption className={styles.hint}>{t('images:focusHint')}</figcaption>
      </figure>
      <div className={styles.side}>
        {field.aspect !== undefined && (
          <figure className={styles.figure}>
            {/* As the attribute and not the class would have it: every definition has a shape of its own. */}
            <div className={styles.shown} style={{ aspectRatio: field.aspect }}>
              <Picture image={image} alt="" sizes="120px" />
            </div>
            <figcaption className={styles.hint}>{t('images:asShown')}</figcaption>
          </figure>
        )}
        <div className={styles.tools}>
          <Button variant="default" onClick={() => setCropping(true)}>
            {t('images:crop')}
          </Button>
          <Button variant="default" onClick={onRemove}>
            {t('common:remove')}
          </Button>
        </div>
      </div>
      {isCropping && (
        <LazyBoundary placeholder={<LoadingIndicator />}>
          <CropDialog
            resource={resource}
            fieldKey={fieldKey}
            aspect={field.aspect}
            source={
              source?.cropped.key === image.key
                ? { ...source, cropped: image }
                : { whole: image, cropped: image, part: null }
            }
            onCropped={(next) => {
              setSource(next);
              setCropping(false);
              onChange(next.cropped);
            }}
            onClose={() => setCropping(false)}
          />
        </LazyBoundary>
      )}
    </div>
  );
}
