import { type FormEvent, useEffect, useState } from 'react';
import type { Matter } from '#contract/matter.ts';
import { TASK_FILES, TASK_FILES_MAX } from '#contract/task-values.ts';
import type { Task, TaskAnswer } from '#contract/tasks.ts';
import { forgetDraft, keepDraft, openDraft } from '#providers/browser/drafts.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { useIsSending } from '../../queries/use-is-sending.ts';
import { useAnswerTask } from '../../queries/use-tasks.ts';
import { useDraftFiles, useHeldSend } from '../../sending/use-draft-files.ts';
import { type AnswerContent, isAtHost, isEmptyAnswer, isSameAnswer } from './answer-content.ts';

const rules = () => import('#contract/tasks.ts');

interface AnswerForm {
  kind: Matter;
  id: number;
  task: Task;
  round: string;
  onSent: () => void;
}

/**
 * The answer to a task: words and files in one send, which the host takes once however often it comes. Both outlive a
 * way through other pages and a reload.
 */
export function useAnswerForm({ kind, id, task, round, onSent }: AnswerForm) {
  // Asked again, it is another answer: under the key of the one before the host would take it for that one.
  const draftForm = `answer:${kind.portal.key}:${task.id}:${round}`;
  const [draft] = useState(() => openDraft(draftForm));
  const draftFiles = useDraftFiles(draftForm, draft, TASK_FILES_MAX);
  const { files, lostNames, missingNames, hasWrong } = draftFiles;
  const [progress, setProgress] = useState<number | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const answer = useAnswerTask(kind, id, { name: draftForm, onProgress: setProgress });
  const isSending = useIsSending(draftForm);
  const isAnswered = task.state !== 'asked';
  /** What was sent last, with its words as they went: it may have arrived. */
  const [tried, setTried] = useState<{ typed: AnswerContent; text: string } | null>(null);

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
    onSubmit: async (body, typed) => {
      setTried({ typed: { text: typed.text, files: files.good }, text: body.text });
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
    // No form takes it up again.
    if (isAnswered) return forgetDraft(draftForm);
    const good = chosen.filter(({ problem }) => problem === null).map(({ file }) => file);
    if (text === '' && chosen.length === 0 && lostNames.length === 0) forgetDraft(draftForm);
    else keepDraft(draftForm, { ...draft, values: { text }, fileNames: lostNames }, good);
  }, [draftForm, draft, text, chosen, lostNames, isSent, isAnswered]);

  const now = { text, files: files.good };
  const isAsTried = tried !== null && isSameAnswer(tried.typed, now);
  const asSent = isAsTried ? { ...now, text: tried.text } : now;
  // What was added while it was on its way is not in it.
  const isLeft = !(isSent && isAsTried) && !isEmptyAnswer(now) && !isAtHost(asSent, task);
  const { isHeld, sendWhenRead } = useHeldSend(draftFiles, () => void form.submit());
  return {
    ...form,
    isAnswered,
    /** What the host has not got although it has an answer. */
    unsent: isLeft ? { text: text.trim(), names: files.good.map(({ name }) => name) } : null,
    formProps: {
      ...form.formProps,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        sendWhenRead();
      },
    },
    isSubmitting: form.isSubmitting || isHeld || isSending,
    files,
    lostNames: missingNames,
    progress,
    hasWrong: wasTried && hasWrong,
  };
}
