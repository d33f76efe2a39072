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

interface Chosen {
  chosen: readonly ChosenFile[];
  /** More were offered than there is room for: the first were kept (A24). */
  isOver: boolean;
}

export interface ChosenFiles extends Chosen {
  /** Those that can be sent, in their order. */
  good: readonly File[];
  max: number;
  add: (files: readonly File[]) => void;
  remove: (id: number) => void;
  clear: () => void;
  /** Those that could be sent when this was drawn are gone: they were sent. What was chosen since stays. */
  letGo: () => void;
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
  const [{ chosen, isOver }, setState] = useState<Chosen>(() => ({
    chosen: initial.map(toChosen),
    isOver: false,
  }));
  const sendable = chosen.filter(isGood);
  // What is chosen while files are on their way comes to those that are there by then.
  const change = (next: (before: readonly ChosenFile[]) => readonly ChosenFile[]) =>
    setState((before) => ({ chosen: next(before.chosen), isOver: false }));

  return {
    chosen,
    good: sendable.map(({ file }) => file),
    max,
    isOver,
    add(files) {
      const offered = files.map(toChosen);
      setState((before) => withFiles(before.chosen, offered, max));
    },
    remove: (id) => change((before) => before.filter((each) => each.id !== id)),
    clear: () => change(() => []),
    letGo: () => change((before) => before.filter((each) => !sendable.includes(each))),
    tell(key, fields) {
      setState(({ chosen: before, ...rest }) => ({
        ...rest,
        chosen: before.map((each) => {
          const found = fields[`${key}.${sendable.indexOf(each)}`];
          if (!found) return each;
          const { code, params } = found;
          return { ...each, problem: isFieldErrorCode(code) ? { code, params } : { code: 'invalid' } };
        }),
      }));
    },
  };
}

const isGood = ({ problem }: ChosenFile): boolean => problem === null;

/** What was chosen, with what is offered besides as far as there is room; a file that is there already is left out. */
function withFiles(before: readonly ChosenFile[], offered: readonly ChosenFile[], max: number): Chosen {
  const chosen = [...before];
  let isOver = false;
  for (const one of offered) {
    if (chosen.some(({ file }) => isSame(file, one.file))) continue;
    if (isGood(one) && chosen.filter(isGood).length >= max) isOver = true;
    else chosen.push(one);
  }
  return { chosen, isOver };
}

function toChosen(file: File): ChosenFile {
  const code = fileProblem(file);
  lastId += 1;
  return { id: lastId, file, problem: code && { code } };
}

let lastId = 0;

/** The same file chosen twice is one. */
const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
