import type { AnyResource } from '#contract/define-resource.ts';
import { rows } from '../rows/form-rows.ts';
import type { FormCapability } from './form-capability.ts';

/** What definitions may declare and a form holds values for. */
export const formCapabilities: readonly FormCapability[] = [rows];

/** Those that a definition declares. They come with the forms: a list does without them. */
export const formCapabilitiesOf = (resource: AnyResource): FormCapability[] =>
  formCapabilities.filter(({ isDeclaredBy }) => isDeclaredBy(resource));
