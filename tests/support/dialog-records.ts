import { z } from 'zod';
import { freeSlotsPath, freeSlotsSchema } from '#contract/appointments.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { adminPath, callPath } from '#contract/resource-paths.ts';
import { WAYS } from '#contract/ways.ts';
import { audienceOf } from './audience-of.ts';
import type { Account, Api } from './browser-api.ts';
import { buildRecord } from './record-builder.ts';
import type { TypedDialog } from './typed-dialogs.ts';

const recordSchema = z.looseObject({ id: z.number() });
let number = 5000;

type Wanted = Pick<TypedDialog, 'resource' | 'on' | 'state' | 'move' | 'needsConflict'>;

/** Makes what a dialog can be opened on through the host's own calls. @returns the address of its page */
export async function pageOfDialog(
  { resource, on, state, move = '', needsConflict }: Wanted,
  api: Api,
): Promise<string> {
  const address = adminPath(resource);
  const list = `GET ${callPath(resource, resource.verbs.list)}`;
  const one = async (query: string) =>
    z.array(recordSchema).parse(await api.call('admin', `${list}?pageSize=1${query}`))[0];
  // Of a list any row will do.
  if (on !== 'record') {
    if (!(await one(''))) await addRecord(resource, api);
    return address;
  }
  const { id } = resource.portal
    ? await sendMatter(resource, { hasTimes: resource.actions[move]?.needs !== undefined }, api)
    : ((state === undefined ? undefined : await one(`&${resource.workflow?.field}=${state}`)) ??
      (await addRecord(resource, api)));
  if (needsConflict) await opposeClient(resource, id, api);
  return `${address}/${id}`;
}

async function addRecord(resource: AnyResource, api: Api): Promise<{ id: number }> {
  const role = audienceOf(resource, 'create').at(-1) ?? 'User';
  const account: Account = role === 'User' ? 'client' : role === 'Admin' ? 'admin' : 'support';
  const body = buildRecord(resource, { number: (number += 1), role });
  return recordSchema.parse(await api.call(account, addOf(resource), body));
}

/** A client's new one. @param hasTimes with times that they chose, of which a client has only a few at once */
async function sendMatter(
  resource: AnyResource,
  { hasTimes }: { hasTimes: boolean },
  api: Api,
): Promise<{ id: number }> {
  const body = buildRecord(resource, { role: 'User', number: (number += 1) });
  const wishes = hasTimes ? await wishesOf(resource, body, api) : {};
  return recordSchema.parse(await api.call('client', addOf(resource), { ...body, ...wishes }));
}

async function wishesOf(resource: AnyResource, body: Values, api: Api): Promise<Values> {
  const booking = resource.portal?.calendar?.booking;
  if (!booking) return {};
  const way = WAYS.at(-1) ?? '';
  const asked = new URLSearchParams({ BranchId: String(body['branchId']), Way: way });
  const found = await api.call('client', `GET ${freeSlotsPath(resource)}?${asked.toString()}`);
  const [wish, second] = freeSlotsSchema.parse(found).slots.slice(-2);
  return {
    [booking.way]: way,
    [booking.wish]: wish,
    ...(booking.second === undefined ? {} : { [booking.second]: second }),
  };
}

/** Somebody who is a client of the firm is its other party. */
async function opposeClient(resource: AnyResource, id: number, api: Api): Promise<void> {
  const name = `Opponent ${(number += 1)}`;
  const write = (record: number, side: 'own' | 'other') =>
    api.call('admin', `PUT ${callPath(resource, resource.verbs.update)}`, {
      id: record,
      parties: [{ nameAr: '', nameEn: name, side, number: '' }],
    });
  const earlier = recordSchema.parse(
    await api.call(
      'client2',
      addOf(resource),
      buildRecord(resource, { role: 'User', number: (number += 1) }),
    ),
  );
  await write(earlier.id, 'own');
  await write(id, 'other');
}

const addOf = (resource: AnyResource): string => `POST ${callPath(resource, resource.verbs.create)}`;
