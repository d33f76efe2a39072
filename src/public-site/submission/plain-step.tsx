import { PlainField } from './plain-field.tsx';
import type { StepProps } from './step-looks.ts';

/** A step without a look of its own: its fields below each other. */
export const PlainStep = ({ fields, ...given }: StepProps) =>
  fields.map((key) => <PlainField key={key} name={key} {...given} />);
