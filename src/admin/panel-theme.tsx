import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useColorScheme } from '#providers/browser/color-scheme.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { makeTheme } from '#src/theme.ts';
import { emotionCaches } from './emotion-caches.ts';

/** Mantine in the panel's colours and in the direction of the page; both change without a reload. */
export function PanelTheme({ children }: { children: ReactNode }) {
  const { direction } = useLanguage();
  const { shown } = useColorScheme();
  const theme = useMemo(() => makeTheme(direction, shown), [direction, shown]);
  return (
    <MantineProvider theme={theme} emotionCache={emotionCaches[direction]}>
      {children}
    </MantineProvider>
  );
}
