import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ThreadEntry } from '#contract/thread.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';

/** What an entry tells, to be read behind the name of its author. */
export function useEntryWords({ workflow, actions }: AnyResource): (entry: ThreadEntry) => string {
  const { t } = useTranslation(['status', 'thread']);
  const { language } = useLanguage();
  const state = (name: string | null | undefined) =>
    workflow?.states[name ?? '']?.[language] ?? t('status:unknown');
  return ({ kind, data: { move = '', from, to, task } }) => {
    switch (kind) {
      case 'received':
        return t('thread:received');
      case 'note':
        return t('thread:wrote');
      case 'file':
        return t('thread:fileAdded');
      case 'task':
        return t(task ? `thread:task_${task.event}` : 'thread:taskChanged');
      case 'changed':
        return t('thread:changed');
      case 'assigned':
        return to ? t('thread:assignedTo', { to }) : t('thread:unassigned', { from: from ?? '' });
      case 'moved': {
        const action = actions[move];
        if (from === to && action) return (action.again ?? action.label)[language];
        return t('thread:moved', { from: state(from), to: state(to) });
      }
    }
  };
}
