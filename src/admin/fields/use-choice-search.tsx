import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  type KeyboardEvent,
  forwardRef,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_MAX } from '#contract/list-query.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useEarlyEnter } from '../use-early-enter.ts';
import type { FieldChoice } from '../field-choice.ts';
import { useFieldChoices } from '../use-field-choices.ts';
import { useHeldSubmit } from '../use-held-submit.ts';
import { useNotify } from '../refine/use-notify.ts';
import { ChoiceWords } from './choice-words.tsx';
import styles from './choice-words.module.css';
import { useCreatedChoice } from './use-created-choice.tsx';

interface ChoiceSearchInput extends Omit<Parameters<typeof useFieldChoices>[0], 'search'> {
  isInDialog: boolean;
  /** Enter was pressed for what was typed, and the box left before the host had answered: all that was found. */
  onEntered: (values: readonly string[]) => void;
  /** A record was made that is to be chosen. */
  onCreated: (id: number) => void;
}

/**
 * What a box needs that searches the records a field can point at, one or several. It never offers what was found for
 * other words than those typed, and Enter takes the first of what it offers for them: also where it was pressed before the
 * host had answered and the person has gone on since, and a form that is saved meanwhile waits for it.
 */
export function useChoiceSearch({ isInDialog, onEntered, onCreated, ...input }: ChoiceSearchInput) {
  const { t } = useTranslation(['panel']);
  const { language } = useLanguage();
  const notify = useNotify();
  const [typed, setTyped] = useState('');
  const [taken, setTaken] = useState<readonly FieldChoice[]>([]);
  const { chosen, areNamesPending, offered, isSearching, error } = useFieldChoices({
    ...input,
    search: typed,
  });
  const creation = useCreatedChoice({
    field: input.field,
    isInDialog,
    onCreated: (choice) => {
      setTaken((before) => [...before, choice]);
      onCreated(Number(choice.value));
    },
  });
  const name = typed.trim();
  const isTyped = name !== '';
  const isKnownName = isSearching || error !== null || offered.some(({ label }) => label === name);
  const further = isKnownName ? [] : creation.choiceFor(name);
  const known = new Map([...taken, ...chosen, ...offered, ...further].map((one) => [one.value, one]));
  const isOffered = (value: string) => [...offered, ...further].some((one) => one.value === value);
  const whyNone = error ? describeFailure(error, language) : t('panel:noChoices');

  const box = useRef<HTMLInputElement | null>(null);
  const takeFirst = () => {
    // Its list has closed, and a press in it would take the focus back. Nothing new is begun beside where the person is.
    if (document.activeElement !== box.current) {
      // Nor is a form saved that waited for it.
      if (offered.length === 0) notify({ type: 'error', message: whyNone, description: name });
      return onEntered([...known.keys()].filter((one) => offered.some(({ value }) => value === one)));
    }
    document
      .getElementById(`${box.current?.id}-0`)
      ?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  };
  const { enterEarly, isWaiting } = useEarlyEnter(isTyped ? name : null, !isSearching, takeFirst);
  useHeldSubmit(box, { isBusy: isWaiting, hasArrived: !isTyped && !creation.dialog });
  /** What was typed and led to nothing is no search of whoever comes back. */
  const forgetTyped = () => {
    if (!isWaiting) setTyped('');
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isTyped) return;
    // Words without a choice are no answer: the form is not sent with what was chosen before them.
    event.preventDefault();
    box.current = event.currentTarget;
    if (isSearching) enterEarly();
    else if (!box.current.getAttribute('aria-activedescendant')) takeFirst();
  };

  return {
    /** What was typed has led to a choice: to one of the records, or to making one, which has none yet. */
    take: (values: readonly string[]): 'chosen' | 'begun' => {
      setTyped('');
      if (values.some(creation.isIt)) {
        creation.begin(name);
        return 'begun';
      }
      // It has a name before the host is asked for it.
      setTaken(values.flatMap((value) => known.get(value) ?? []));
      return 'chosen';
    },
    /** The form of a record that is made. */
    dialog: creation.dialog,
    /** Does what is typed find it? The host has searched, and finds more than equal letters. */
    isFound: (value: string | undefined) =>
      value !== undefined && (!(isTyped || isSearching) || isOffered(value)),
    props: {
      searchable: true,
      maxLength: SEARCH_MAX,
      // What is chosen needs its name, also where it is not among those found.
      data: [...known.values()],
      itemComponent: ChoiceOption,
      nothingFound: isSearching ? t('panel:searching') : whyNone,
      onInput: (event: FormEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
      onFocus: forgetTyped,
      onBlur: forgetTyped,
      onKeyDown: handleKeyDown,
      // Something is chosen, though its name is not here yet: the box is not empty.
      ...(areNamesPending ? { placeholder: '…' } : {}),
      ...(isTyped ? { classNames: { dropdown: styles.firstIsTaken } } : {}),
    },
  };
}

type ChoiceOptionProps = ComponentPropsWithoutRef<'div'> & FieldChoice & { selected: boolean };

const ChoiceOption = forwardRef<HTMLDivElement, ChoiceOptionProps>(function ChoiceOption(
  { label, details, value: _value, selected: _selected, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref}>
      <ChoiceWords label={label} details={details} />
    </div>
  );
});
