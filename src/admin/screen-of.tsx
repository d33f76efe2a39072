import type { AnyResource } from '#contract/define-resource.ts';
import type { ScreenAction } from '#contract/screens.ts';
import type { ResourceComponent } from './capabilities/capability.ts';
import { capabilitiesOf } from './capabilities/registry.ts';
import { customScreen } from './custom-screens.ts';
import { CloneScreen, CreateScreen, EditScreen } from './form/form-screens.ts';
import { lazyPanelPart } from './lazy-panel-part.tsx';
import { ListScreen } from './list/list-screen.tsx';

const ShowScreen = lazyPanelPart(async () => (await import('./show/show-screen.tsx')).ShowScreen);
const HistoryScreen = lazyPanelPart(async () => (await import('./history/history-screen.tsx')).HistoryScreen);
const ImportScreen = lazyPanelPart(async () => (await import('./transfer/import-screen.tsx')).ImportScreen);

/** The deleted records of any resource. */
const TrashScreen: ResourceComponent = ({ resource }) => <ListScreen resource={resource} isTrash />;

/** What a definition's screens are where nothing else is said. */
const generatedScreens: Readonly<Partial<Record<ScreenAction, ResourceComponent>>> = {
  list: ListScreen,
  clone: CloneScreen,
  create: CreateScreen,
  import: ImportScreen,
  trash: TrashScreen,
  edit: EditScreen,
  history: HistoryScreen,
  show: ShowScreen,
};

/**
 * What draws a screen of a resource (R384): the definition's own component where it promises one, else that of a
 * capability which it declares, else the generated one. `undefined` where there is none.
 */
export const screenOf = (resource: AnyResource, name: ScreenAction): ResourceComponent | undefined =>
  [
    customScreen(resource, name),
    ...capabilitiesOf(resource).map(({ screens }) => screens?.[name]),
    generatedScreens[name],
  ].find((screen) => screen !== undefined);
