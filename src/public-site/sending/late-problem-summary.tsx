import { type ComponentProps, useLayoutEffect } from 'react';
import { ProblemSummary } from './problem-summary.tsx';

/** The summary of a form that has brought it after a refusal: it moves the field down that has the focus by then. */
export function LateProblemSummary(props: ComponentProps<typeof ProblemSummary>) {
  const { form } = props;
  useLayoutEffect(() => {
    form.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }, [form]);
  return <ProblemSummary {...props} />;
}
