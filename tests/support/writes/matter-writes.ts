import type { AnyResource } from '#contract/define-resource.ts';
import { conflictPaths } from '#contract/conflicts.ts';
import { addAttachmentPath } from '#contract/resource-paths.ts';
import { TASK_FILES } from '#contract/task-values.ts';
import { taskPaths } from '#contract/tasks.ts';
import { z } from 'zod';
import { conflictsOn } from '../conflicts.ts';
import { daysAhead } from '../matters.ts';
import type { NewRecords } from './new-records.ts';
import { type PrepareRecords, type WriteKit, idSchema, withFile } from './write-kit.ts';

/** Prepares what the two sides of a matter send each other, and what staff decide about its parties. */
export function matterWrites(kit: WriteKit, records: NewRecords): PrepareRecords {
  const { host, call, bearer, bearerOf, act, next } = kit;
  const asked = () => ({
    text: 'A copy of the deed',
    documents: ['Deed'],
    dueOn: daysAhead(5).slice(0, 10),
  });
  /** Asked of the owner of a record. */
  async function taskOf(resource: AnyResource, id: number): Promise<number> {
    await act(resource, 'AskTask', id, asked());
    const url = taskPaths.read(resource, id);
    const tasks = await call({ method: 'GET', url, headers: await bearer('Admin') });
    return z.array(idSchema).parse(tasks).at(-1)?.id ?? 0;
  }
  /** Of a party who may be a client of the firm. */
  async function conflictOf(resource: AnyResource, id: number): Promise<number> {
    const conflicts = conflictsOn(host);
    const [ar, en] = [`جابر الحويطي ${next()}`, `Jaber Alhuwaiti ${next()}`];
    await conflicts.clientNamed(ar, en);
    await conflicts.write(resource, id, [{ nameAr: ar, nameEn: en, side: 'other' }]);
    return (await conflicts.conflictsOf(resource, id))[0]?.id ?? 0;
  }

  return async (operation, resource) => {
    const { method, path } = operation;
    const headers = await bearerOf(operation);
    const of = path.replace('/{id}', '');
    const send = (id: number, payload: object) => ({ method, url: operation.url(id), headers, payload });
    const sendFile = (id: number, data: object | null, field: string) => {
      const form = withFile(data, field);
      return {
        method,
        url: operation.url(id),
        headers: { ...headers, ...form.headers },
        payload: form.payload,
      };
    };

    if (of === `/api/${resource.endpoint}/${resource.verbs.addNote}`)
      return send(await records.made(resource), { text: 'A note for the client', visibility: 'client' });
    if (of === addAttachmentPath(resource))
      return sendFile(await records.made(resource), null, 'attachments');
    if (of === taskPaths.ask(resource)) return send(await records.made(resource), asked());
    if (of === taskPaths.answer(resource)) {
      const id = await records.made(resource);
      return sendFile(id, { taskId: await taskOf(resource, id), text: 'Here it is' }, TASK_FILES);
    }
    if (of === taskPaths.review(resource)) {
      const id = await records.made(resource);
      const taskId = await taskOf(resource, id);
      await act(resource, 'AnswerTask', id, { taskId, text: 'It is lost' }, 'User');
      const { documents: _asBefore, ...again } = asked();
      return send(id, { taskId, decision: 'askAgain', ...again });
    }
    if (of === conflictPaths.decide(resource)) {
      const id = await records.made(resource);
      const conflictId = await conflictOf(resource, id);
      const walled = [await host.userIdOf('CustomerService')];
      return send(id, { conflictId, decision: 'wall', sentence: 'A former client', walled, after: null });
    }
    return null;
  };
}
