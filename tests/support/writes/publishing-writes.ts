import { EXTEND_HELD_CHANGE } from '#contract/held-changes.ts';
import { publishingPaths } from '#contract/publishing.ts';
import { daysAhead } from '../matters.ts';
import type { NewRecords } from './new-records.ts';
import { type PrepareRecords, type WriteKit, idSchema, verbOf } from './write-kit.ts';

const language = 'en';

/** Prepares what is done with records that are written first and shown later. */
export const publishingWrites =
  ({ bearerOf, act, call }: WriteKit, records: NewRecords): PrepareRecords =>
  async (operation, resource) => {
    if (!resource.publishing) return null;
    const { method, path } = operation;
    const headers = await bearerOf(operation);
    const of = path.replace('/{id}', '');
    const isDown = verbOf(operation).startsWith('Unpublish');
    const show = async (ids: readonly number[]) => {
      if (isDown) for (const id of ids) await act(resource, 'Publish', id, { language });
    };

    const ofMany = [
      publishingPaths.publishMany(resource),
      publishingPaths.unpublishMany(resource),
      publishingPaths.publishManyLater(resource),
      publishingPaths.unpublishManyLater(resource),
    ];
    if (ofMany.includes(of)) {
      const ids = await records.twoOf(resource);
      await show(ids);
      return { method, url: path, headers, payload: { ids, language } };
    }
    const { makeHeldChange, takeBackHeldChange } = resource.verbs;
    if ([makeHeldChange, takeBackHeldChange, EXTEND_HELD_CHANGE].includes(verbOf(operation))) {
      const ids = await records.twoOf(resource);
      const url = publishingPaths.publishManyLater(resource);
      const held = idSchema.parse(await call({ method: 'POST', url, headers, payload: { ids, language } }));
      return { method, url: operation.url(held.id), headers, payload: {} };
    }
    const ofOne = [
      publishingPaths.publish(resource),
      publishingPaths.unpublish(resource),
      publishingPaths.schedule(resource),
      publishingPaths.preview(resource),
    ];
    if (!ofOne.includes(of)) return null;
    const id = await records.made(resource);
    await show([id]);
    const times = { publishAt: daysAhead(1), unpublishAt: daysAhead(2) };
    const payload = { language, ...(of === publishingPaths.schedule(resource) ? times : {}) };
    return { method, url: operation.url(id), headers, payload };
  };
