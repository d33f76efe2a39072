import { initialOf } from '../text/initial-of.ts';
import styles from './initial-tile.module.css';

interface InitialTileProps {
  name: string;
  /** Staff are Nile, clients stone; `none` is the dashed tile of work that nobody has. */
  kind?: 'staff' | 'client' | 'none';
  /** 26, 36 and 48 px. */
  size?: 'small' | 'medium' | 'large';
}

/** A square with one letter. The name always stands beside it, so the tile itself is silent. */
export function InitialTile({ name, kind = 'client', size = 'medium' }: InitialTileProps) {
  return (
    // A style attribute would be refused by the content policy on a page that the host rendered.
    <span className={styles.tile} data-kind={kind} data-size={size} aria-hidden="true">
      {kind === 'none' ? '' : initialOf(name)}
    </span>
  );
}
