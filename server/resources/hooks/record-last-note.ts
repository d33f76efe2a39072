import type { Matter } from '#contract/matter.ts';
import { LAST_NOTE_MAX } from '#resources/matter-fields.ts';
import { matterTable } from '../../db/matter-sql.ts';
import type { AnyHooks } from '../hooks.ts';

/** Keeps with a matter when the office first wrote to the client, and the last note that it left them. */
export const recordLastNote =
  (matter: Matter): NonNullable<AnyHooks['afterThreadEntry']> =>
  async ({ kind, visibility, text = '', data, authorId, record: { id, ...stored } }, { client }) => {
    if (visibility === 'internal') return;
    const event = data?.task?.event;
    const isNote = kind === 'note' && authorId !== stored[matter.owner];
    const isAsking = kind === 'task' && (event === 'asked' || event === 'askedAgain');
    if (!isNote && !isAsking) return;
    await client.query(
      `update ${matterTable(matter)} set first_contact_at = coalesce(first_contact_at, now()),
         last_note = case when $2 then left($3, ${LAST_NOTE_MAX}) else last_note end where id = $1`,
      [id, isNote, text],
    );
  };
