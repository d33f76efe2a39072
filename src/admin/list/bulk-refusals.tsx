import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Refusal } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import { useAccess } from '../refine/use-access.ts';
import styles from './bulk-dialog.module.css';

interface BulkRefusalsProps {
  resource: AnyResource;
  refusals: readonly Refusal[];
  /** They are deleted ones, which have no page. */
  areInTrash: boolean;
}

/** How many records of a reason are named at first. */
const FIRST = 5;

/** Why records were refused, the reason of most of them first, and which they are. */
export function BulkRefusals({ resource, refusals, areInTrash }: BulkRefusalsProps) {
  const { t } = useTranslation(['bulk']);
  const canOpen = useAccess(resource.name, 'show').can && !areInTrash;
  return (
    // What scrolls must be reachable by keyboard, also without a link in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <ul className={styles.refusals} aria-label={t('bulk:refusedTitle')} tabIndex={0}>
      {byReason(refusals).map(([reason, refused]) => (
        <RefusedFor
          key={reason}
          reason={reason}
          refused={refused}
          pathOf={canOpen ? (id) => `${adminPath(resource)}/${id}` : null}
        />
      ))}
    </ul>
  );
}

interface RefusedForProps {
  reason: string;
  refused: readonly Refusal[];
  /** Null where no page is to be opened. */
  pathOf: ((id: number) => string) | null;
}

function RefusedFor({ reason, refused, pathOf }: RefusedForProps) {
  const { t } = useTranslation(['panel', 'bulk']);
  const [isWhole, setWhole] = useState(false);
  const names = useRef<HTMLDivElement>(null);
  const shown = isWhole ? refused : refused.slice(0, FIRST);
  const more = refused.length - shown.length;
  return (
    <li>
      <p className={styles.reason}>
        <span>{reason}</span> <span>{t('panel:records', { count: refused.length })}</span>
      </p>
      <div ref={names} className={styles.refused} tabIndex={-1}>
        {shown.map(({ id, title }) => (
          <Named key={id} id={id} title={title} to={title === '' ? null : (pathOf?.(id) ?? null)} />
        ))}
        {more > 0 && (
          <Button
            compact
            size="xs"
            variant="subtle"
            onClick={() => {
              setWhole(true);
              // The button goes with the press.
              names.current?.focus();
            }}
          >
            {t('bulk:showOthers', { count: more })}
          </Button>
        )}
      </div>
    </li>
  );
}

function Named({ id, title, to }: { id: number; title: string; to: string | null }) {
  if (title === '') return <Ltr>#{id}</Ltr>;
  return to === null ? (
    <bdi dir="auto">{title}</bdi>
  ) : (
    <Link to={to}>
      <bdi dir="auto">{title}</bdi>
    </Link>
  );
}

/** A reason is what is said of a record: of two values of one field that were wrong otherwise there are two. */
function byReason(refusals: readonly Refusal[]): [reason: string, refused: Refusal[]][] {
  const found = new Map<string, Refusal[]>();
  for (const refusal of refusals) {
    const { description, fields = {} } = refusal;
    const reason = [description, ...Object.values(fields).map(({ message }) => message)].join(' ');
    found.set(reason, [...(found.get(reason) ?? []), refusal]);
  }
  return [...found].toSorted(([, one], [, another]) => another.length - one.length);
}
