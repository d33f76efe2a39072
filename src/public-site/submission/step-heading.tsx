import { type ReactNode, useEffect, useRef } from 'react';
import styles from './submission.module.css';

interface StepHeadingProps {
  step: number;
  /** Which step of how many. */
  progress: string;
  children: ReactNode;
}

/** Names the step. It takes the focus when another step comes in the place of the one before, which begins with the way to it. */
export function StepHeading({ step, progress, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('[data-steps]')?.scrollIntoView();
  }, [step]);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
      <span className={styles.progress}>{progress}</span>
      {children}
    </h2>
  );
}
