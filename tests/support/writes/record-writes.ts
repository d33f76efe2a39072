import { buildRecord } from '../record-builder.ts';
import { SAMPLE_IMAGE } from '../sample-image.ts';
import { type JsonSchema, sampleOf } from '../sample-of.ts';
import { fileBody, formBody } from '../form-body.ts';
import { sampleBytes } from '../store-sample-image.ts';
import type { NewRecords } from './new-records.ts';
import { type PrepareRecords, type WriteKit, idSchema, tableOf, verbOf } from './write-kit.ts';

/** Prepares what is done with the records of any resource. */
export const recordWrites =
  ({ host, pool, call, bearerOf, bearer, next }: WriteKit, records: NewRecords): PrepareRecords =>
  async (operation, resource) => {
    const { method, path } = operation;
    const { verbs } = resource;
    const verb = verbOf(operation);
    const headers = await bearerOf(operation);
    const send = (payload: object, url = path) => ({ method, url, headers, payload });
    const sendForm = (form: { payload: Buffer; contentType: string }, url = path) => ({
      method,
      url,
      headers: { ...headers, 'content-type': form.contentType, 'accept-language': 'en' },
      payload: form.payload,
    });
    const remove = async (ids: readonly number[]) => {
      const admin = await bearer('Admin');
      for (const id of ids)
        await call({
          method: 'DELETE',
          url: `/api/${resource.endpoint}/${verbs.delete}/${id}`,
          headers: admin,
        });
    };

    switch (verb) {
      case verbs.create:
        return records.creation(resource, operation.takesForm);
      case 'UploadImage':
        return sendForm(fileBody(await sampleBytes()));
      case 'CropImage':
        return send({ key: SAMPLE_IMAGE.key, x: 0, y: 0, width: 60, height: 60 });
      case verbs.reorder: {
        const { rows } = await pool.query<{ id: number }>(
          `select id from ${tableOf(resource)} where deleted_at is null order by id desc`,
        );
        return send({ ids: rows.map(({ id }) => id) });
      }
      case verbs.update: {
        if (resource.singleton) {
          const url = `/api/${resource.endpoint}/${verbs.readForUpdate}`;
          const { id } = idSchema.parse(await call({ method: 'GET', url, headers }));
          return send({ id, ...records.bodyOf(resource) });
        }
        const change = buildRecord(resource, { number: next() });
        delete change['password'];
        delete change['confirmPassword'];
        return send({ ...change, id: await records.made(resource) });
      }
      case verbs.updateMany: {
        const values = operation.body?.properties?.['values']?.properties ?? {};
        const [[key = '', schema = {}] = []] = Object.entries(values);
        return send({ ids: await records.twoOf(resource), values: { [key]: otherOf(schema) } });
      }
      case verbs.delete:
        return { method, url: operation.url(await records.made(resource)), headers };
      case verbs.deleteMany:
        return send({ ids: await records.twoOf(resource) });
      case verbs.restore: {
        const id = await records.made(resource);
        await remove([id]);
        return send({}, operation.url(id));
      }
      case verbs.restoreMany: {
        const ids = await records.twoOf(resource);
        await remove(ids);
        return send({ ids });
      }
      case verbs.import: {
        await records.twoOf(resource);
        const exported = await host.app.inject({
          url: `/api/${resource.endpoint}/${verbs.export}?Format=csv`,
          headers: { ...headers, 'accept-language': 'en' },
        });
        const content = exported.body
          .replaceAll('English text', `Other text ${next()}`)
          .replaceAll(/,No(?=[,\r\n])/g, ',Yes');
        return sendForm(
          formBody([
            { name: 'dryRun', content: 'false' },
            { name: 'file', content, filename: 'list.csv', type: 'text/csv' },
          ]),
        );
      }
    }
    return null;
  };

/** A value that a schema takes, and that no record has from its beginning. */
function otherOf({ anyOf, ...schema }: JsonSchema): unknown {
  if (anyOf?.[0]) return otherOf(anyOf[0]);
  const sample = sampleOf(schema);
  if (schema.enum) return schema.enum.at(-1);
  if (schema.format) return schema.format === 'date' ? '2027-04-15' : sample;
  if (typeof sample === 'boolean') return !sample;
  if (typeof sample === 'number') return sample + 1;
  return Array.isArray(sample) ? [2] : `${String(sample)} 2`;
}
