import { Tooltip } from '@mantine/core';
import styles from './dropdown.module.css';

/** Beside what holds it. Physical side on purpose: the theme mirrors it. */
export const TooltipBubble = ({ label }: { label: string }) => (
  <Tooltip label={label} opened position="right" withinPortal>
    <span className={styles.anchor} />
  </Tooltip>
);
