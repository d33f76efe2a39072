import { Anchor, Table } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionErrorBoundary } from '#ui/loading/section-error-boundary.tsx';
import styles from './dashboard-screen.module.css';
import { ListLink } from './list-link.tsx';

/** What a chart shows, in words and numbers. */
export interface ChartTable {
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** Of each row the list of those that it counts. Default: there are none. */
  links?: readonly (string | null)[];
}

interface ChartPanelProps {
  title: string;
  aside?: ReactNode;
  table: ChartTable;
  children: ReactNode;
}

/** A chart, and the same as a table for whoever wants the numbers or cannot see the chart. */
export function ChartPanel({ title, aside, table, children }: ChartPanelProps) {
  const { t } = useTranslation(['dashboard']);
  const id = useId();
  const [isTable, setTable] = useState(false);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.panelHead}>
        <h2 id={id} className={styles.heading}>
          {title} {aside}
        </h2>
        <Anchor
          component="button"
          type="button"
          className={styles.toggle}
          aria-pressed={isTable}
          aria-describedby={id}
          onClick={() => setTable(!isTable)}
        >
          {t('dashboard:viewAsTable')}
        </Anchor>
      </div>
      {isTable ? (
        <div className={styles.scroll}>
          <Table aria-labelledby={id}>
            <thead>
              <tr>
                {table.head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((cells, row) => (
                <tr key={String(cells[0])}>
                  {cells.map((cell, at) =>
                    at === 0 ? (
                      <th key={at} scope="row">
                        <ListLink to={table.links?.[row]}>{cell}</ListLink>
                      </th>
                    ) : (
                      <td key={at}>{cell}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      ) : (
        <SectionErrorBoundary>{children}</SectionErrorBoundary>
      )}
    </section>
  );
}
