import { Link } from 'react-router-dom';
import { ChoiceWords } from '../fields/choice-words.tsx';
import type { PaletteEntry } from './palette-entries.ts';
import styles from './palette.module.css';

interface PaletteOptionProps {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  /** The pointer has moved over it. */
  onPoint: () => void;
}

/** One entry: a link where it leads to a screen, so that it can be opened in another tab as well. */
export function PaletteOption({
  id,
  entry: { label, details, icon: Icon, target },
  isActive,
  onPoint,
}: PaletteOptionProps) {
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.option,
    onPointerMove: onPoint,
  } as const;
  const content = (
    <>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      <ChoiceWords label={label} details={details} />
    </>
  );
  return typeof target === 'string' ? (
    <Link {...shared} to={target}>
      {content}
    </Link>
  ) : (
    <button {...shared} type="button" onClick={target}>
      {content}
    </button>
  );
}
