import type { BreachReport } from './breach-report.ts';

/**
 * The report as a notice of Art. 24 asks for it, a to e. What the records cannot know stands as a line to be filled in.
 * @param reportedAt when the report was made, ISO 8601
 */
export function breachText(report: BreachReport, reportedAt: string): string {
  const { from, to, readers, records, subjects } = report;
  const total = records.reduce((sum, { count }) => sum + count, 0);
  const first = readers.map((reader) => reader.first).sort()[0] ?? '-';
  const last =
    readers
      .map((reader) => reader.last)
      .sort()
      .at(-1) ?? '-';
  return [
    `Who saw which client's records, ${from} to ${to} (report of ${reportedAt})`,
    '',
    'a. What happened, when, and when it became known',
    `   First answer: ${first}; last answer: ${last}`,
    ...readers.map(
      ({ name, email, role, sessions, answers, ...reader }) =>
        `   ${name} <${email}>, ${role}: ${answers} answers, ${reader.first} to ${reader.last}, sessions ${sessions.join(', ')}`,
    ),
    '   Circumstances, and the moment of awareness (the 72 hours count from it): ________',
    '',
    'b. Which data, and how much',
    `   ${subjects.length} people, ${total} records`,
    ...records.flatMap(({ resource, count, kinds, fields, ids, ...seen }) => [
      `   ${resource}: ${count} records, ${seen.first} to ${seen.last}, by ${kinds.join(', ')}`,
      `     fields: ${fields.join(', ')}`,
      `     numbers: ${ids.join(', ')}`,
    ]),
    '',
    'c. Risks and consequences, and what was done against them: ________',
    '',
    'd. Whether the people were told: ________',
    ...subjects.map(
      ({ userId, name, records: count }) => `   ${userId ?? 'no account:'} ${name}: ${count} records`,
    ),
    '',
    'e. Whom to ask (controller, data protection officer): ________',
    '',
  ].join('\n');
}
