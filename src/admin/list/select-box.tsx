import { useEffect, useRef } from 'react';
import styles from './list-table.module.css';

interface SelectBoxProps {
  label: string;
  isChecked: boolean;
  /** Some of what it stands for is chosen. */
  isMixed?: boolean;
  /** @param through the person held Shift: everything between the last and this */
  onToggle: (through: boolean) => void;
}

/** A box of the list's first column. A plain input: a page of a hundred rows has a hundred of them. */
export function SelectBox({ label, isChecked, isMixed = false, onToggle }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={styles.box}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={(event) => {
          const { nativeEvent } = event;
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
        }}
      />
    </label>
  );
}
