import { Input } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageField } from '#contract/kinds/image.ts';
import { IMAGE_TYPES, type Image, imageSchema } from '#contract/images.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { LiveRegion } from '#ui/layout/notice.tsx';
import type { InputProps } from '../kinds/field-view.ts';
import { useFramedWords } from '../fields/use-input-words.tsx';
import { LeaveDialog } from '../form/leave-dialog.tsx';
import { useLeaveGuard } from '../form/use-leave-guard.ts';
import { useHeldSubmit } from '../use-held-submit.ts';
import { ChosenImage } from './chosen-image.tsx';
import { fileOf } from './image-file.ts';
import styles from './image-input.module.css';
import { SmallImage } from './small-image.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useImageUpload } from './use-image-upload.ts';

/** Takes a picture by choosing, dropping or pasting it; it is sent at once, and the form keeps what came of it. */
export function ImageInput({ fieldKey, field, resource, control }: InputProps<ImageField>) {
  const { t } = useTranslation(['images', 'common']);
  const { language } = useLanguage();
  const own = control(fieldKey);
  const image = imageSchema.safeParse(own.value).data ?? null;
  const zone = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [news, setNews] = useState('');
  const { upload, hasArrived, failure, start, stop, forget } = useImageUpload({
    resource,
    fieldKey,
    onUploaded: (stored) => change(stored, t('images:uploaded')),
  });
  useHeldSubmit(zone, { isBusy: upload !== null, hasArrived });
  // It is kept nowhere before the host has it.
  const leave = useLeaveGuard(upload !== null);

  const change = (value: Image | null, said: string) => {
    forget();
    setNews(said);
    own.onChange(value);
  };
  const take = (file: File | null) => {
    setNews('');
    if (file) void start(file);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(fileOf(event.dataTransfer));
  };
  const handlePaste = (event: ClipboardEvent) => {
    const file = fileOf(event.clipboardData);
    if (!file) return;
    event.preventDefault();
    take(file);
  };
  const handleRemove = () => {
    change(null, t('images:removed'));
    // The button that was pressed goes with the picture.
    chooser.current?.focus();
  };
  const error = failure === null ? own.error : describeFailure(failure, language);
  const {
    id,
    label,
    description,
    error: shownError,
    inputWrapperOrder,
    ...marks
  } = useFramedWords(field, { ...own, error });
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description}
      error={shownError}
      inputWrapperOrder={inputWrapperOrder}
    >
      <div
        ref={zone}
        className={styles.zone}
        data-over={isOver || undefined}
        data-invalid={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
        onPaste={handlePaste}
      >
        <LiveRegion>{!upload && image && <SmallImage image={image} least={field.leastSize} />}</LiveRegion>
        {!upload && image && (
          <ChosenImage
            resource={resource}
            fieldKey={fieldKey}
            field={field}
            image={image}
            onChange={(next) => change(next, '')}
            onRemove={handleRemove}
          />
        )}
        {upload && <UploadProgress upload={upload} onStop={stop} after={chooser} />}
        <div className={styles.chooser}>
          <input
            {...marks}
            id={id}
            ref={chooser}
            type="file"
            accept={IMAGE_TYPES.join(',')}
            className="visually-hidden"
            aria-describedby={[error && `${id}-error`, `${id}-hint`, description && `${id}-description`]
              .filter(Boolean)
              .join(' ')}
            onChange={(event) => {
              take(event.currentTarget.files?.[0] ?? null);
              // The same file can be chosen again after a failure.
              event.currentTarget.value = '';
            }}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className={styles.choose}
            onClick={() => chooser.current?.click()}
          >
            <IconPhotoPlus size={20} stroke={1.6} />
            {image ? t('common:replace') : t('images:choose')}
          </button>
          <span id={`${id}-hint`} className={styles.hint}>
            {t('images:hint')} {field.leastSize && t('images:leastSize', field.leastSize)}
          </span>
        </div>
        <p role="status" className="visually-hidden">
          {news}
        </p>
        {leave.isAsking && <LeaveDialog onStay={leave.stay} onLeave={leave.leave} />}
      </div>
    </Input.Wrapper>
  );
}
