import type { AnyResource } from '#contract/define-resource.ts';
import type { PublicSwitch } from '#contract/field-options.ts';
import type { Capability } from '../../capability.ts';
import { columnOf } from '../../record-table.ts';
import { allowedSql } from './public-switch.ts';

/** Which records the public sees, and which of their values: by a field of the record, or by a setting. */
export const visibility: Capability = {
  name: 'visibility',
  isDeclaredBy: (resource) =>
    resource.publicWhen !== undefined || resource.publicIn !== undefined || restrictedBy(resource).length > 0,
  hooksFor(table, tables) {
    const { resource } = table;
    const { publicWhen, publicIn } = resource;
    const restricted = restrictedBy(resource);
    return {
      publicConditions: [
        ...(publicWhen ? [`record.${columnOf(table, publicWhen)}`] : []),
        ...(publicIn ? [allowedSql(publicIn, table, tables)] : []),
      ],
      publicColumns: Object.fromEntries(
        restricted.map(([key, setting]) => [
          key,
          `case when ${allowedSql(setting, table, tables)} then record.${columnOf(table, key)} end`,
        ]),
      ),
      /** A record that the public saw neither before nor sees now. */
      isInside: ({ before, after }) =>
        publicWhen !== undefined && ![before, after].some((row) => row?.[publicWhen] === true),
      /** What a setting keeps from its reader is not there at all. */
      resolveOutput(row) {
        const hidden = restricted.flatMap(([key]) => (row[key] === null ? [key] : []));
        return hidden.length === 0
          ? row
          : Object.fromEntries(Object.entries(row).filter(([key]) => !hidden.includes(key)));
      },
    };
  },
};

/** The fields that a setting keeps from the public, each with the setting. */
const restrictedBy = ({ fields }: AnyResource): [key: string, setting: PublicSwitch][] =>
  Object.entries(fields).flatMap(([key, { publicIn }]) => (publicIn ? [[key, publicIn]] : []));
