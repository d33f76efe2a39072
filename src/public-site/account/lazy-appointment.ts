import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';

/** Comes with a matter that has one. */
export const Appointment = lazyWithRetry(async () => (await import('./appointment.tsx')).Appointment);
