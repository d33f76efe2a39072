import { Tooltip } from '@mantine/core';
import styles from './drop.module.css';

/** Beside what holds it. Physical side on purpose: the theme mirrors it. */
export const HintBubble = ({ label }: { label: string }) => (
  <Tooltip label={label} opened position="right" withinPortal>
    <span className={styles.anchor} />
  </Tooltip>
);
