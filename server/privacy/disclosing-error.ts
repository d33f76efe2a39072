import { AppError, type HostErrorCode } from '#contract/errors.ts';
import type { Shown } from './shown.ts';

/** A refusal whose data shows records. */
export class DisclosingError extends AppError {
  readonly shown: Shown;

  constructor(code: HostErrorCode, details: AppError['details'], shown: Shown) {
    super(code, details);
    this.shown = shown;
  }
}
