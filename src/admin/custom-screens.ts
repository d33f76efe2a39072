import type { ComponentType } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import type { resources } from '#resources/index.ts';
import type { ScreenAction } from '#contract/screens.ts';
import { lazyPanelPart } from './lazy-panel-part.tsx';

export interface CustomScreenProps {
  resource: AnyResource;
}
type CustomScreen = ComponentType<CustomScreenProps>;

/** Every screen that these definitions mark as `custom`, by resource: one that is missing does not compile. */
export type ScreensOf<R extends AnyResource> = {
  readonly [One in R as keyof One['screens'] extends never ? never : One['name']]: {
    readonly [S in keyof One['screens']]: CustomScreen;
  };
};

const AuditEntryScreen = lazyPanelPart(
  async () => (await import('./audit-entries/audit-entry-screen.tsx')).AuditEntryScreen,
);

const customScreens: ScreensOf<(typeof resources)[number]> = {
  'audit-entries': { show: AuditEntryScreen },
};

/** The screen that a definition promises to supply itself, `undefined` where it promises none. */
export function customScreen({ name }: AnyResource, screen: ScreenAction): CustomScreen | undefined {
  // The map is typed per resource; the routes see them all alike.
  const screens: Readonly<Record<string, Readonly<Partial<Record<ScreenAction, CustomScreen>>>>> =
    customScreens;
  return screens[name]?.[screen];
}
