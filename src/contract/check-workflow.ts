import { named } from './access.ts';
import type { Finding } from './finding.ts';
import type { AnyResource } from './define-resource.ts';
import { isStored } from './field-kinds.ts';

/** What contradicts in the states of a resource's records, in their moves and in their thread. */
export function checkWorkflow(resource: AnyResource): Finding[] {
  const { name, fields, workflow, actions } = resource;
  const found: Finding[] = [];
  const report = (id: string, key: string, message: string) =>
    found.push({ id, at: `${name}.${key}`, message });
  if (resource.thread && named(resource.access.read) === false)
    report(
      'thread-unread',
      'thread',
      'nobody who could be named may read the records, so nobody their thread',
    );
  const hasStory = resource.show.sections.some(({ story }) => story);
  if (resource.thread && !hasStory)
    report('thread-without-story', 'show', 'no section is the story that is read above what was done');
  if (hasStory && !resource.thread)
    report('story-without-thread', 'show', 'a story is read beside a thread, which there is none of');
  if (!workflow) return found;

  const states = Object.keys(workflow.states);
  const field = fields[workflow.field];
  if (!field || !('options' in field) || field.writeBy !== 'server' || field.optional)
    report('workflow-field', workflow.field, 'the states need a required select that only the host writes');
  else if (Object.keys(field.options).join() !== states.join())
    report('workflow-options', workflow.field, `its options are not the states ${states.join(', ')}`);
  for (const state of (workflow.closed ?? []).filter((each) => !states.includes(each)))
    report('state-unknown', 'closed', `there is no state ${state}`);
  for (const [move, { from, to, input = {} }] of Object.entries(workflow.moves)) {
    if (actions[move] !== workflow.moves[move])
      report('move-twice', move, 'an action and a move have this name');
    for (const state of [workflow.initial, ...from, to].filter((each) => !states.includes(each)))
      report('state-unknown', move, `there is no state ${state}`);
    for (const [key, filled] of Object.entries(input)) {
      const kept = fields[key];
      if (!kept || !isStored(kept) || kept.type !== filled.type)
        report(
          'move-input',
          `${move}.${key}`,
          `what is filled in is kept in a ${filled.type} field of that name`,
        );
    }
  }
  return found;
}
