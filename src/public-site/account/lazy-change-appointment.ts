import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';

/** Comes once there is an appointment that its client may change. */
export const ChangeAppointment = lazyWithRetry(
  async () => (await import('./change-appointment.tsx')).ChangeAppointment,
);
