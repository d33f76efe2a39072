import { useMemo } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { formCapabilitiesOf } from '../capabilities/form-capabilities.ts';

/** How a resource's form holds the values of a record, by what its definition declares. */
export function useFormShape(resource: AnyResource) {
  const { fields } = resource;
  const declared = useMemo(() => formCapabilitiesOf(resource), [resource]);
  return {
    toForm: (values: Values): Values =>
      declared.reduce((held, capability) => capability.toForm(fields, held), values),
    toWire: (inForm: Values): Values =>
      declared.reduce((sent, capability) => capability.toWire(fields, sent), inForm),
    /** What was found about values on the wire, by the paths that the form has for them. */
    toFormPaths: <T>(inForm: Values, found: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
      declared.reduce((told, capability) => capability.toFormPaths(fields, inForm, told), found),
  };
}
