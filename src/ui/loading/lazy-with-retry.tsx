import { type ComponentType, lazy, useState } from 'react';
import { ChunkLoadError } from './chunk-load-error.ts';

/**
 * A component whose program comes when it is first drawn, or before: after `load` it is drawn at once. One that did not
 * come is asked for again when the error boundary around it draws it again.
 * @param load brings the component
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined;
  const bring = async () => (part ??= await load());
  // React keeps a failure for ever, and draws again by itself what failed before it was shown: only when a boundary has
  // taken the failure may there be another, or each would be followed by the next without end.
  const waiting = () =>
    // It takes the same properties; React's own type cannot say so where they are not known yet.
    lazy(async () => {
      try {
        return { default: await bring() };
      } catch (error) {
        throw new ChunkLoadError(error, () => (Lazy = waiting()));
      }
    }) as unknown as ComponentType<Props>;
  let Lazy = waiting();
  function LazyComponent(props: Props) {
    // What it began with stays: a change between the two would draw it anew, without what was typed.
    const [Part] = useState<ComponentType<Props>>(() => part ?? Lazy);
    return <Part {...props} />;
  }
  return Object.assign(LazyComponent, {
    load: bring,
    // Whoever draws it later tries again, and says what is wrong.
    preload: () => void bring().catch(() => {}),
  });
}
