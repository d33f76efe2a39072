import { describeErrorsOf } from '#contract/describe-error.ts';
import { hostErrors } from '#contract/host-errors.ts';

/** The words of whatever the host may answer. */
export const describeError = describeErrorsOf(hostErrors);
