import { createEmotionCache } from '@mantine/core';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

// The host writes a fresh nonce into every page; styles without it are refused.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/**
 * One cache per direction, each with a key of its own: with a shared key both rule sets would apply after the
 * language was switched once. Before all style sheets, whichever of them comes first: ours decide.
 */
export const emotionCaches = {
  rtl: createEmotionCache({ key: 'mrtl', stylisPlugins: [prefixer, rtlPlugin], nonce, prepend: true }),
  ltr: createEmotionCache({ key: 'mltr', nonce, prepend: true }),
} as const;
