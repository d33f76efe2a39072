import type { Selection } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { type HeldChange, heldChangeSchema } from '#contract/held-changes.ts';
import {
  type OfLanguage,
  type Preview,
  type Publication,
  type Schedule,
  previewSchema,
  publicationsSchema,
  publishingPaths,
} from '#contract/publishing.ts';
import { recordKeys } from '../records/record-keys.ts';
import type { CustomCall } from './custom-call.ts';
import { ifMatch } from './if-match.ts';
import { updateWords } from './update-words.ts';

/** GET `GetPublications`: how each language of a record is published. */
export const publicationsCall = (resource: AnyResource, id: number): CustomCall<Publication[]> => ({
  method: 'get',
  url: publishingPaths.state(resource, id),
  answer: publicationsSchema,
  words: { fallback: 'readFailed', messages: resource.messages },
  key: recordKeys.publications(resource.name, id),
});

interface Seen<Body> {
  readonly id: number;
  /** The version that is on the screen: another one is not published unseen. */
  readonly version: number;
  readonly body: Body;
}

/** POST `Publish`: shows everybody a language as it is saved. */
export const publishCall = (resource: AnyResource, seen: Seen<OfLanguage>) =>
  changing(resource, seen, publishingPaths.publish(resource, seen.id));

/** POST `Unpublish`: shows nobody a language any more. */
export const unpublishCall = (resource: AnyResource, seen: Seen<OfLanguage>) =>
  changing(resource, seen, publishingPaths.unpublish(resource, seen.id));

/** POST `Schedule`: says when a language is shown, and when no longer. */
export const scheduleCall = (resource: AnyResource, seen: Seen<Schedule>) =>
  changing(resource, seen, publishingPaths.schedule(resource, seen.id));

/** POST `PublishManyLater` and `UnpublishManyLater`: all of them in one language, or none. Nothing is changed yet. */
export const holdPublishingCall = (
  resource: AnyResource,
  asked: 'publish' | 'unpublish',
  payload: Selection & OfLanguage,
): CustomCall<HeldChange> => ({
  method: 'post',
  url: publishingPaths[`${asked}ManyLater`](resource),
  payload,
  answer: heldChangeSchema,
  words: updateWords(resource),
});

/** POST `Preview`: a link to the draft, which is over after some hours. */
export const previewCall = (resource: AnyResource, id: number, body: OfLanguage): CustomCall<Preview> => ({
  method: 'post',
  url: publishingPaths.preview(resource, id),
  payload: body,
  answer: previewSchema,
  words: { fallback: 'readFailed', messages: resource.messages },
});

const changing = (
  resource: AnyResource,
  { id, version, body }: Seen<unknown>,
  url: string,
): CustomCall<Publication[]> => ({
  method: 'post',
  url,
  payload: body,
  headers: ifMatch(version),
  answer: publicationsSchema,
  words: updateWords(resource),
  changes: { resource: resource.name, type: 'updated', ids: [id] },
});
