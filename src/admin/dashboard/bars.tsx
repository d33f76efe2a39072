import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '#ui/text/user-text.tsx';
import styles from './bars.module.css';
import { Hatch } from './hatch.tsx';
import { ListLink } from './list-link.tsx';

interface BarRow {
  key: string;
  name: ReactNode;
  /** The list of those that it counts. Default: there is none. */
  to?: string | undefined;
  /** Under the name. Default: nothing. */
  under?: ReactNode;
  count: number;
  /** The part of it that is late, drawn behind the rest. */
  late?: number;
}

interface BarsProps {
  label: string;
  /** The heads of the columns, for whoever hears the table. */
  head: readonly string[];
  rows: readonly BarRow[];
}

/** Numbers beside each other as bars. It is a table already: each bar stands beside its number. */
export function Bars({ label, head, rows }: BarsProps) {
  const { t } = useTranslation(['dashboard']);
  const hatchId = useId();
  const most = Math.max(1, ...rows.map(({ count, late = 0 }) => count + late));
  if (rows.length === 0) return <p className={styles.nothing}>{t('dashboard:nothing')}</p>;
  return (
    <table className={styles.bars} aria-label={label}>
      <thead className="visually-hidden">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, to, under, count, late }) => (
          <tr key={key}>
            <th scope="row" className={styles.name}>
              <ListLink to={to} className={styles.link}>
                {typeof name === 'string' ? <UserText>{name}</UserText> : name}
              </ListLink>
              {under && (
                <p className={styles.under}>
                  <span className="visually-hidden">: </span>
                  {under}
                </p>
              )}
            </th>
            <td className={styles.bar}>
              <svg aria-hidden="true" width="100%" height="12" className={styles.track}>
                {late !== undefined && late > 0 && (
                  <Hatch id={`${hatchId}-${key}`} line="var(--danger-fill)" ground="var(--surface)" />
                )}
                <rect width={`${(count / most) * 100}%`} height="12" className={styles.solid} />
                {late !== undefined && late > 0 && (
                  <rect
                    x={`${(count / most) * 100}%`}
                    width={`${(late / most) * 100}%`}
                    height="12"
                    className={styles.late}
                    fill={`url(#${hatchId}-${key})`}
                  />
                )}
              </svg>
              {late === undefined ? (
                <bdi className={styles.count}>{count}</bdi>
              ) : (
                <>
                  <bdi className={styles.count} aria-hidden="true">
                    {count + late}
                  </bdi>
                  <span className="visually-hidden">{count}</span>
                </>
              )}
            </td>
            {late !== undefined && <td className="visually-hidden">{late}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
