import { AppFailure } from '../http/app-failure.ts';
import { showToast } from '../notifications/toasts.tsx';

/** What the host refuses is said; the list shows what it has. */
export async function withErrorToast(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppFailure)) throw error;
    showToast({ tone: 'error', title: error.message });
  }
}
