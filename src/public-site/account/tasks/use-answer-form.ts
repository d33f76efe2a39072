import { type FormEvent, useEffect, useState } from 'react';
import type { Matter } from '#contract/matter.ts';
import { TASK_FILES, TASK_FILES_MAX } from '#contract/task-values.ts';
import type { Task, TaskAnswer } from '#contract/tasks.ts';
import { forgetDraft, keepDraft, openDraft } from '#providers/browser/drafts.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { useAnswerTask } from '../../queries/use-tasks.ts';
import { useDraftFiles, useHeldSend } from '../../sending/use-draft-files.ts';

const rules = () => import('#contract/tasks.ts');

interface AnswerForm {
  kind: Matter;
  id: number;
  task: Task;
  onSent: () => void;
}

/**
 * The answer to a task: words and files in one send, which the host takes once however often it comes. Both outlive a
 * way through other pages and a reload.
 */
export function useAnswerForm({ kind, id, task, onSent }: AnswerForm) {
  // Asked again, it is another answer: under the key of the one before the host would take it for that one.
  const draftForm = `answer:${kind.portal.key}:${task.id}:${task.answer?.at ?? ''}`;
  const [draft] = useState(() => openDraft(draftForm));
  const draftFiles = useDraftFiles(draftForm, draft, TASK_FILES_MAX);
  const { files, lostNames, missingNames, hasWrong } = draftFiles;
  const [progress, setProgress] = useState<number | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const answer = useAnswerTask(kind, id, setProgress);

  const form = useSchemaForm<{ text: string }, TaskAnswer>({
    initialValues: { text: draft.values['text'] ?? '' },
    isSafeToRepeat: true,
    validate: async ({ text }) => {
      const { checkAnswer } = await rules();
      const checked = checkAnswer({ taskId: task.id, text });
      if (hasWrong) return { isValid: false, issues: { [TASK_FILES]: { code: 'invalid' } } };
      if (checked.isValid && checked.value.text === '' && files.good.length === 0)
        return { isValid: false, issues: { text: { code: 'required' } } };
      return checked;
    },
    onInvalid: () => setWasTried(true),
    onSubmit: async (body) => {
      try {
        await answer.mutateAsync({ body, files: files.good, idempotencyKey: draft.key });
        forgetDraft(draftForm);
        onSent();
      } catch (error) {
        if (error instanceof AppFailure) files.tell(TASK_FILES, error.fields);
        throw error;
      } finally {
        setProgress(null);
      }
    },
  });

  const { text } = form.values;
  const { chosen } = files;
  const isSent = answer.isSuccess;
  useEffect(() => {
    if (isSent) return;
    const good = chosen.filter(({ problem }) => problem === null).map(({ file }) => file);
    if (text === '' && chosen.length === 0 && lostNames.length === 0) forgetDraft(draftForm);
    else keepDraft(draftForm, { ...draft, values: { text }, fileNames: lostNames }, good);
  }, [draftForm, draft, text, chosen, lostNames, isSent]);

  const { isHeld, sendWhenRead } = useHeldSend(draftFiles, () => void form.submit());
  return {
    ...form,
    formProps: {
      ...form.formProps,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        sendWhenRead();
      },
    },
    isSubmitting: form.isSubmitting || isHeld,
    files,
    lostNames: missingNames,
    progress,
    hasWrong: wasTried && hasWrong,
  };
}
