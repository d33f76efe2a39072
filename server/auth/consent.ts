/** Which terms and privacy notice a registration agrees to (A84). Raised whenever either text changes. */
export const CONSENT_VERSION = '2026-01';
