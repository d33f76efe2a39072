import { useState } from 'react';
import type { FieldProblem } from '#contract/envelope.ts';
import type { FieldIssue } from '#contract/errors.ts';
import { isFieldErrorCode } from '#contract/field-errors.ts';
import { fileProblem } from '#contract/file-rules.ts';

/** A file that was chosen to be sent, and what is wrong with it. */
export interface ChosenFile {
  id: number;
  file: File;
  problem: FieldIssue | null;
}

export interface ChosenFiles {
  chosen: readonly ChosenFile[];
  /** Those that can be sent, in their order. */
  good: readonly File[];
  max: number;
  /** More were offered than there is room for: the first were kept (A24). */
  isOver: boolean;
  add: (files: readonly File[]) => void;
  remove: (id: number) => void;
  clear: () => void;
  /**
   * Shows what the host found wrong with those that were sent, each at its own file (A78).
   * @param fields the problems of the answer by wire key, such as `attachments.0`
   */
  tell: (key: string, fields: Readonly<Record<string, FieldProblem>>) => void;
}

/**
 * The files that somebody chose for a form. A file that cannot be sent stays in sight with its reason until it is
 * removed, takes no one's place, and leaves the others alone (A24, A78).
 * @param max most files that are sent
 * @param initial files that were chosen before
 */
export function useChosenFiles(max: number, initial: readonly File[] = []): ChosenFiles {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>(() =>
    initial.map((file) => {
      const code = fileProblem(file);
      return { id: nextId(), file, problem: code && { code } };
    }),
  );
  const [isOver, setOver] = useState(false);
  const sendable = chosen.filter(({ problem }) => problem === null);
  const good = sendable.map(({ file }) => file);

  return {
    chosen,
    good,
    max,
    isOver,
    add(files) {
      const added: ChosenFile[] = [];
      let room = max - good.length;
      let isFull = false;
      for (const file of files) {
        if ([...chosen, ...added].some((other) => isSame(other.file, file))) continue;
        const code = fileProblem(file);
        if (code === null && room === 0) {
          isFull = true;
          continue;
        }
        if (code === null) room -= 1;
        added.push({ id: nextId(), file, problem: code && { code } });
      }
      setOver(isFull);
      setChosen([...chosen, ...added]);
    },
    remove(id) {
      setOver(false);
      setChosen(chosen.filter((each) => each.id !== id));
    },
    clear() {
      setOver(false);
      setChosen([]);
    },
    tell(key, fields) {
      setChosen(
        chosen.map((each) => {
          const found = fields[`${key}.${sendable.indexOf(each)}`];
          if (!found) return each;
          const { code, params } = found;
          return { ...each, problem: isFieldErrorCode(code) ? { code, params } : { code: 'invalid' } };
        }),
      );
    },
  };
}

let lastId = 0;
const nextId = (): number => (lastId += 1);

/** The same file chosen twice is one. */
const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
