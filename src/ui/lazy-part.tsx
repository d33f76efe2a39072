import { type ComponentType, lazy, useState } from 'react';

/**
 * A component whose program comes when it is first drawn, or before: after `preload` it is drawn at once.
 * @param load brings the component
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined;
  const bring = async () => (part ??= await load());
  // It takes the same properties; React's own type cannot say so where they are not known yet.
  const Lazy = lazy(async () => ({ default: await bring() })) as unknown as ComponentType<Props>;
  function LazyPart(props: Props) {
    // What it began with stays: a change between the two would draw it anew, without what was typed.
    const [Part] = useState<ComponentType<Props>>(() => part ?? Lazy);
    return <Part {...props} />;
  }
  // Whoever draws it later tries again, and says what is wrong.
  return Object.assign(LazyPart, { preload: () => void bring().catch(() => {}) });
}
