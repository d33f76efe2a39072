import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import styles from './accordion.module.css';

/** Ruled questions, one under the other. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

interface AccordionItemProps {
  title: ReactNode;
  children: ReactNode;
  /** The anchor of the item, such as a link to one question. */
  id?: string;
  /** Level of the title within the page. */
  headingLevel?: 2 | 3 | 4;
  isOpenAtFirst?: boolean;
  /** With `onToggle` the caller decides what is open, such as the first match of a search. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  /** Stands beside the title, outside its button: a copy-link button. */
  aside?: ReactNode;
}

/** One question that opens under its title, at once and without movement. On paper every one is open. */
export function AccordionItem(props: AccordionItemProps) {
  const { title, children, id, headingLevel = 3, isOpenAtFirst = false, isOpen, onToggle, aside } = props;
  const ownId = useId();
  const [wasOpened, setWasOpened] = useState(isOpenAtFirst);
  const shown = isOpen ?? wasOpened;
  const Heading = `h${headingLevel}` as const;
  const Icon = shown ? IconMinus : IconPlus;

  const handleToggle = () => {
    setWasOpened(!shown);
    onToggle?.(!shown);
  };

  return (
    <div className={styles.item} id={id}>
      <div className={styles.head}>
        <Heading className={styles.heading}>
          <button
            type="button"
            id={`${ownId}-title`}
            className={styles.button}
            aria-expanded={shown}
            aria-controls={`${ownId}-text`}
            onClick={handleToggle}
          >
            <span>{title}</span>
            <Icon className={styles.sign} size={20} stroke={1.6} aria-hidden="true" />
          </button>
        </Heading>
        {aside}
      </div>
      <div
        id={`${ownId}-text`}
        role="region"
        aria-labelledby={`${ownId}-title`}
        className={styles.text}
        hidden={!shown}
      >
        {children}
      </div>
    </div>
  );
}
