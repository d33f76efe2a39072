import type { GetListParams, GetManyParams, GetOneParams, MetaQuery } from '@refinedev/core';
import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { PAGE_SIZE_MAX, type ListQuery, listCallParams, listQueryOf } from '#contract/list-query.ts';
import { callPath } from '#contract/resource-paths.ts';
import { totalsSchema } from '../http/answer-schemas.ts';
import { call, dataAnswer } from '../http/http.ts';
import { completeRecord } from './complete-record.ts';
import { listTotals } from './list-totals.ts';
import { definitionOf } from './definition-of.ts';
import { listQueryFrom } from './list-params.ts';
import { signalIn } from './provider-options.ts';
import { nearParam, rememberPage } from './shown-pages.ts';
import { type AnyRecord, type RecordPage, recordSchemaOf, requireId, wordsOf } from './records.ts';

/** GET `GetAll` (R271). Without pagination (`off`) all of them, as many calls as their number takes. */
export async function getPage({ resource, meta, ...params }: GetListParams): Promise<RecordPage<AnyRecord>> {
  const definition = await definitionOf(resource, meta);
  const query = listQueryFrom(definition, { ...params, meta });
  return params.pagination?.mode === 'off'
    ? readAll(definition, query, meta)
    : readPage(definition, query, meta);
}

async function readAll(
  definition: AnyResource,
  query: ListQuery,
  meta: MetaQuery | undefined,
): Promise<RecordPage<AnyRecord>> {
  const whole = { ...query, pageSize: PAGE_SIZE_MAX };
  const first = await readPage(definition, { ...whole, page: 1 }, meta);
  const data = [...first.data];
  for (let page = 2; page <= first.totals.totalPages; page += 1)
    data.push(...(await readPage(definition, { ...whole, page }, meta)).data);
  return { ...first, data };
}

/** GET `GetAll` of these records alone, as many calls as their number takes. */
export async function getMany({ resource, ids, meta }: GetManyParams): Promise<AnyRecord[]> {
  const definition = await definitionOf(resource, meta);
  const wanted = ids.map((id) => requireId(definition, id));
  const pages = Array.from({ length: Math.ceil(wanted.length / PAGE_SIZE_MAX) }, (_, page) =>
    wanted.slice(page * PAGE_SIZE_MAX, (page + 1) * PAGE_SIZE_MAX),
  );
  const found = await Promise.all(
    pages.map((some) =>
      readPage(definition, listQueryOf(definition, { ids: some, pageSize: some.length }), meta),
    ),
  );
  return found.flatMap(({ data }) => data);
}

/** GET `GetById` (R273), or with `meta.forUpdate` `GetForUpdate` (R274). Without an id nothing is sent (R279). */
export async function getOne({ resource, id, meta }: GetOneParams): Promise<AnyRecord> {
  const definition = await definitionOf(resource, meta);
  const { read, readForUpdate } = definition.verbs;
  const verb = meta?.['forUpdate'] === true ? readForUpdate : read;
  const { data } = await call({
    method: 'GET',
    path: callPath(definition, verb, requireId(definition, id)),
    answer: dataAnswer(answeredRecord(definition)),
    words: wordsOf(definition, 'readFailed'),
    signal: signalIn(meta),
  });
  return data;
}

/** As any host of this kind may answer it. */
const answeredRecord = (definition: AnyResource) =>
  z.preprocess((told) => completeRecord(definition, told), recordSchemaOf(definition));

async function readPage(
  definition: AnyResource,
  query: ListQuery,
  meta: MetaQuery | undefined,
): Promise<RecordPage<AnyRecord>> {
  const path = callPath(definition, definition.verbs.list);
  const params = listCallParams(query);
  const { PageIndex: _page, ...asked } = params;
  const list = `${path}?${new URLSearchParams(asked).toString()}`;
  const answer = await call({
    method: 'GET',
    path,
    params: { ...params, ...nearParam(list, query.page) },
    answer: totalsSchema.extend({ data: z.array(answeredRecord(definition)) }),
    words: wordsOf(definition, 'listFailed'),
    signal: signalIn(meta),
  });
  rememberPage(list, query, answer);
  const totals = listTotals(answer, query);
  return { data: answer.data, total: totals.totalCount, totals };
}
