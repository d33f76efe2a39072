import { Link } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { namesRecord } from '#contract/field-kinds.ts';
import { labelKey } from '#contract/field-keys.ts';
import { imageSchema } from '#contract/images.ts';
import { adminPath } from '#contract/resource-paths.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { InitialTile } from '#ui/brand/initial-tile.tsx';
import { Picture } from '#ui/records/picture.tsx';
import { CellValue } from '../column.tsx';
import { TranslationBadges } from '../translation-badges.tsx';
import styles from './list-table.module.css';

interface TitleCellProps {
  resource: AnyResource;
  record: AnyRecord;
  isLink: boolean;
}

/** The record's name, leading to its screen, with what the definition wants before and under it. */
export function TitleCell({ resource, record, isLink }: TitleCellProps) {
  const { tile, picture } = resource.list;
  // What is not so has no mark, and what was not given no place.
  const under = resource.list.under.filter(
    (key) => record[key] !== null && record[key] !== false && record[key] !== '',
  );
  const { data: image } = imageSchema.safeParse(picture && record[picture]);
  const title = <CellValue resource={resource} columnKey={resource.title} record={record} />;
  return (
    <div className={styles.titleCell}>
      {image ? (
        // The name is printed beside it.
        <span className={styles.picture} data-size="medium">
          <Picture image={image} alt="" sizes="32px" />
        </span>
      ) : (
        tile && <InitialTile name={nameOf(record, tile)} size="medium" />
      )}
      <div className={styles.titleWords}>
        {isLink ? (
          <Link className={styles.title} to={`${adminPath(resource)}/${record.id}`}>
            {title}
          </Link>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        <TranslationBadges resource={resource} values={record} isShort />
        {under.length > 0 && (
          <div className={styles.under}>
            {under.map((key) => (
              <span key={key}>{underValue(resource, record, key)}</span>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** A person's tile stands before the title already. */
const underValue = (resource: AnyResource, record: AnyRecord, key: string) =>
  namesRecord(resource, key) ? (
    <bdi dir="auto">{nameOf(record, key)}</bdi>
  ) : (
    <CellValue resource={resource} columnKey={key} record={record} />
  );

function nameOf(record: AnyRecord, key: string): string {
  const name = record[labelKey(key)];
  return typeof name === 'string' ? name : '';
}
