import { useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether a form was saved and its screen is being left. Drawn at once: a form that were first drawn as one that rests no
 * more would take what was typed meanwhile, and it would be gone with it.
 */
export function useIsSaved() {
  const [isSaved, setSaved] = useState(false);
  return { isSaved, markSaved: () => flushSync(() => setSaved(true)) };
}
