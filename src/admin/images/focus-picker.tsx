import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '#contract/images.ts';
import { Picture } from '#ui/records/picture.tsx';
import { reservedImageBox } from './reserved-image-box.ts';
import styles from './focus-picker.module.css';

interface FocusPickerProps {
  image: Image;
  alt: string;
  onChange: (image: Image) => void;
}

/** How far an arrow key moves the point: as fine as pictures are cut by it. */
const STEP = 0.05;
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The whole picture with the point that stays in sight wherever it is cut: set by pointer or by arrow keys. */
export function FocusPicker({ image, alt, onChange }: FocusPickerProps) {
  const { t } = useTranslation(['images']);
  const area = useRef<HTMLDivElement>(null);
  const words = t('images:focusAt', { x: percent(image.focusX), y: percent(image.focusY) });
  const move = (x: number, y: number) => onChange({ ...image, focusX: inSteps(x), focusY: inSteps(y) });

  const handlePointer = (event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return;
    move((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    move(image.focusX + step[0], image.focusY + step[1]);
  };
  return (
    // A picture has no direction of writing: left stays left.
    <div
      ref={area}
      dir="ltr"
      className={styles.area}
      style={reservedImageBox(image, { width: '320px', height: '240px' })}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        handlePointer(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) handlePointer(event);
      }}
    >
      <Picture image={image} alt={alt} sizes="320px" className={styles.image} />
      <button
        type="button"
        className={styles.point}
        style={{ left: `${image.focusX * 100}%`, top: `${image.focusY * 100}%` }}
        aria-label={words}
        onKeyDown={handleKey}
      />
      <span role="status" className="visually-hidden">
        {words}
      </span>
    </div>
  );
}

const inSteps = (share: number): number =>
  Math.round(Math.min(1, Math.max(0, share)) / STEP) / Math.round(1 / STEP);
const percent = (share: number): number => Math.round(share * 100);
