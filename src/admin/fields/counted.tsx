import type { ReactNode } from 'react';
import { CharacterCount } from '#ui/character-count.tsx';
import styles from './fields.module.css';

interface CountedProps {
  help: ReactNode;
  text: string;
  /** Most characters. */
  max: number;
}

/** What stands under a long text: its help, and how much of its room is taken. */
export const Counted = ({ help, text, max }: CountedProps) => (
  <span className={styles.counted}>
    {help && <span>{help}</span>}
    <CharacterCount text={text} max={max} />
  </span>
);
