import { Button, Checkbox, SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { columnLabel } from '../column.tsx';
import styles from './list-tools.module.css';
import { MoveButtons } from './move-buttons.tsx';
import type { Density, TablePreferences } from './use-table-preferences.ts';

/** Which columns are shown, in which order, and how high a row is. */
export function ColumnsPanel({ resource, look }: { resource: AnyResource; look: TablePreferences }) {
  const { t } = useTranslation(['adminList', 'records']);
  const { language } = useLanguage();
  const { columns, choices } = look;
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('adminList:density')}
        value={look.density}
        onChange={(density: Density) => look.setDensity(density)}
        data={[
          { value: 'comfortable', label: t('adminList:comfortable') },
          { value: 'compact', label: t('adminList:compact') },
        ]}
      />
      <fieldset className={styles.rows}>
        <legend className={styles.legend}>{t('adminList:columns')}</legend>
        {choices.map((key) => {
          const label = columnLabel(resource, key, language);
          const at = columns.indexOf(key);
          const isShown = at !== -1;
          return (
            <div key={key} className={styles.row}>
              <Checkbox
                label={label}
                checked={isShown}
                // A row without its name would be nobody's.
                disabled={key === resource.title}
                onChange={({ currentTarget }) => {
                  look.setColumns(isShown ? columns.filter((other) => other !== key) : [...columns, key]);
                  // A node that is put elsewhere in the document loses the focus.
                  requestAnimationFrame(() => currentTarget.focus());
                }}
              />
              {isShown && <MoveButtons list={columns} at={at} name={label} onMove={look.setColumns} />}
            </div>
          );
        })}
      </fieldset>
      <Button variant="subtle" compact aria-disabled={look.reset === null} onClick={look.reset ?? undefined}>
        {t('records:resetColumns')}
      </Button>
    </>
  );
}
