/**
 * The one provider host (R175, R377): the one that the build was made for, without a slash at its end as paths begin with
 * one; empty for the page's own.
 */
export const PROVIDER_HOST: string = (import.meta.env.VITE_API_URL || '').replace(/\/+$/, '');
