import type { ComponentType } from 'react';
import { addWords } from '#providers/i18n/i18n.ts';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';

/**
 * A part of the panel that comes when it is first drawn, with all of the panel's words, and Mantine around it. A list
 * does without them, so that its first rows wait for none of it.
 * @param load brings the component
 */
export const lazyPanelPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyWithRetry(async () => {
    const [{ PanelTheme }, Part] = await Promise.all([
      import('./panel-theme.tsx'),
      load(),
      addWords('list', 'screens', 'forms'),
    ]);
    return function PanelPart(props: Props) {
      return (
        <PanelTheme>
          <Part {...props} />
        </PanelTheme>
      );
    };
  });
