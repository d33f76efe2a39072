import { TextInput, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf } from '#contract/language.ts';
import { foldText, foldedWords } from '#contract/text-folding.ts';
import { repliesCall } from '#providers/calls/thread-calls.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { typedDirection } from '#ui/fields/typed-direction.ts';
import { WholeNumbers } from '#ui/text/whole-numbers.tsx';
import { focusOnce } from '../../dropdown/focus-once.ts';
import { useDropdown } from '../../dropdown/use-dropdown.ts';
import { useCustomCall } from '../../refine/use-custom-call.ts';
import { SkeletonLines } from '../../skeleton-lines.tsx';
import type { RepliesProps } from './replies-button.tsx';
import styles from './replies.module.css';

/** Finds a reply by what is typed; the arrows choose and Enter takes it, while the focus stays in the box. */
export function ReplyPicker({ resource, id, onInsert }: RepliesProps) {
  const { t } = useTranslation(['thread']);
  const { language } = useLanguage();
  const { close } = useDropdown();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  // They carry the appointment, which may have moved since they were last shown.
  const [openedAt] = useState(() => Date.now());
  const { data, error, dataUpdatedAt, refetch } = useCustomCall(repliesCall(resource, id), { staleTime: 0 });
  const words = foldedWords(typed);
  const replies = dataUpdatedAt < openedAt ? undefined : data;
  const found = replies?.filter(({ title, text }) => {
    const folded = foldText(`${title} ${text}`);
    return words.every((word) => folded.includes(word));
  });
  const last = (found?.length ?? 0) - 1;
  const chosen = Math.min(active, last);
  const optionId = (at: number) => `${listId}-${at}`;
  const take = (text: string | undefined) => {
    if (text === undefined) return;
    close();
    onInsert(text);
  };
  const choose = (at: number) => {
    setActive(at);
    document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = { ArrowDown: chosen === last ? 0 : chosen + 1, ArrowUp: chosen <= 0 ? last : chosen - 1 };
    if (event.key === 'Enter') take(found?.[chosen]?.text);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') choose(next[event.key]);
    else return;
    event.preventDefault();
  };
  if (error)
    return <ErrorPanel onRetry={() => void refetch()}>{describeFailure(error, language)}</ErrorPanel>;
  if (replies?.length === 0) return <p className={styles.none}>{t('thread:noReplies')}</p>;
  return (
    <div className={styles.picker}>
      <TextInput
        role="combobox"
        // The panel was opened to type here.
        ref={focusOnce}
        data-autofocus
        aria-label={t('thread:replySearch')}
        placeholder={t('thread:replySearch')}
        aria-expanded={found !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={last < 0 ? undefined : optionId(chosen)}
        autoComplete="off"
        spellCheck={false}
        dir={typedDirection(typed)}
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={handleKeyDown}
      />
      {!found && <SkeletonLines widths={[90, 70, 80]} />}
      <div
        id={listId}
        role="listbox"
        aria-label={t('thread:replies')}
        className={styles.list}
        hidden={!found}
      >
        {found?.map((reply, at) => (
          <UnstyledButton
            key={reply.id}
            id={optionId(at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            className={styles.reply}
            onPointerMove={() => setActive(at)}
            onClick={() => take(reply.text)}
          >
            <bdi dir="auto" className={styles.title}>
              {reply.title}
            </bdi>
            <span lang={reply.language} dir={directionOf(reply.language)} className={styles.preview}>
              <WholeNumbers text={reply.text} />
            </span>
          </UnstyledButton>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {found && (last < 0 ? t('thread:noSuchReply') : t('thread:repliesFound', { count: last + 1 }))}
      </p>
    </div>
  );
}
