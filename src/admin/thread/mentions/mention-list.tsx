import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ChoiceWords } from '../../fields/choice-words.tsx';
import styles from './mentions.module.css';
import type { useMentions } from './use-mentions.ts';

/** The colleagues that an `@` may mean. The focus stays in the note, where the arrows choose. */
export function MentionList(props: ReturnType<typeof useMentions>['list']) {
  const { id, offered, chosen, optionId, onPoint, onTake } = props;
  const { t } = useTranslation(['thread']);
  return (
    <>
      <span role="status" className="visually-hidden">
        {offered.length > 0 && t('thread:mentionsFound', { count: offered.length })}
      </span>
      {offered.length > 0 && (
        <div id={id} role="listbox" aria-label={t('thread:mention')} className={styles.list}>
          {offered.map((choice, at) => (
            <UnstyledButton
              key={choice.id}
              id={optionId(at)}
              role="option"
              tabIndex={-1}
              aria-selected={at === chosen}
              className={styles.option}
              onPointerMove={() => onPoint(at)}
              // The note keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(choice)}
            >
              <ChoiceWords label={choice.name} details={choice.details} />
            </UnstyledButton>
          ))}
        </div>
      )}
    </>
  );
}
