import { expect, it } from 'vitest';
import { importReportSchema } from '#contract/import-report.ts';
import { faqs } from '#resources/faqs.ts';
import { formBody } from '#tests/support/form-body.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

const send = (count: number, isDryRun: boolean) =>
  host.call('POST', '/api/Faqs/Import', {
    as: 'Admin',
    form: formBody([
      { name: 'dryRun', content: String(isDryRun) },
      { name: 'skipWrong', content: 'false' },
      {
        name: 'file',
        content: ['categoryId,questionAr,questionEn,answerAr,answerEn']
          .concat(Array.from({ length: count }, (_, n) => `1,سؤال كثير ${n},Many ${n},جواب,Answer`))
          .join('\r\n'),
        filename: 'list.csv',
        type: 'text/csv',
      },
    ]),
  });

it.runIf(host.database.kind === 'embedded')(
  'a file that would keep everybody else waiting on the embedded database is refused before it is begun',
  async () => {
    for (const isDryRun of [true, false]) {
      const answer = await send(1001, isDryRun);
      expect([answer.status, answer.body.error]).toMatchObject([
        422,
        {
          code: 'importTooMuch',
          description: 'Too many new or changed rows at once. At most: 1000. Split the file.',
        },
      ]);
    }
    const report = importReportSchema(faqs, 'Admin').parse((await send(1000, true)).body.data);
    expect(report).toMatchObject({ created: 1000, wrong: 0 });
  },
  60_000,
);
