import {
  IconArrowRight,
  IconEye,
  IconInbox,
  IconListCheck,
  IconLock,
  IconNote,
  IconPaperclip,
  IconPencil,
  IconUserCheck,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ThreadEntry, ThreadKind } from '#contract/thread.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import { FileName } from '#ui/text/file-name.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import { WholeNumbers } from '#ui/text/whole-numbers.tsx';
import { ExactTime } from '../places/exact-time.tsx';
import { FileList } from '../fields/file-list.tsx';
import { EntryChanges } from './entry-changes.tsx';
import { TaskNames } from '#ui/records/task-names.tsx';
import styles from './timeline.module.css';
import { useEntryWords } from './use-entry-words.ts';

const ICONS = {
  received: IconInbox,
  moved: IconArrowRight,
  note: IconNote,
  file: IconPaperclip,
  assigned: IconUserCheck,
  changed: IconPencil,
  task: IconListCheck,
} as const satisfies Record<ThreadKind, typeof IconNote>;

interface TimelineEntryProps {
  resource: AnyResource;
  record: AnyRecord;
  entry: ThreadEntry;
}

/** One thing that was done or written: by whom, when, and who can read it. */
export function TimelineEntry({ resource, record, entry }: TimelineEntryProps) {
  const { t } = useTranslation(['thread']);
  const { language } = useLanguage();
  const wordsOf = useEntryWords(resource);
  const { kind, author, visibility, text, data, createdAt } = entry;
  const Icon = ICONS[kind];
  const isInternal = visibility === 'internal';
  const Reader = isInternal ? IconLock : IconEye;
  return (
    <li className={styles.entry}>
      {kind === 'moved' ? (
        <DirectionalIcon icon={Icon} size={20} className={styles.icon} />
      ) : (
        <Icon size={20} stroke={1.6} aria-hidden="true" className={styles.icon} />
      )}
      <div className={styles.words}>
        <p>
          <strong className={styles.author}>
            <UserText>{author?.name ?? t('thread:system')}</UserText>
            {author?.role === 'User' && <span className={styles.role}>{t('thread:client')}</span>}
          </strong>
          {AFTER_AUTHOR[language]}
          {wordsOf(entry)} <ExactTime at={createdAt} className={styles.time} />
        </p>
        {data.file && <FileName name={data.file.name} />}
        {data.task && <TaskNames names={data.task.names} areFiles={data.task.event === 'answered'} />}
        <EntryChanges resource={resource} record={record} changes={data.changes ?? {}} />
        {text !== null && text !== '' && (
          <div className={styles.note} data-visibility={visibility}>
            <p className={styles.reader}>
              <Reader size={16} stroke={1.6} aria-hidden="true" />
              {t(isInternal ? 'thread:noteInternal' : 'thread:noteClient')}
            </p>
            <UserText as="p" className={styles.text}>
              <WholeNumbers text={text} />
            </UserText>
            {data.files && data.files.length > 0 && <FileList files={data.files} />}
            {data.mentions && data.mentions.length > 0 && (
              <p className={styles.mentions}>
                {t('thread:mentions')}
                {data.mentions.map(({ id, name }) => (
                  <UserText key={id}>{name}</UserText>
                ))}
              </p>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

/** Arabic tells what was done by a noun, which a name is set before. */
const AFTER_AUTHOR = { ar: ': ', en: ' ' } as const;
