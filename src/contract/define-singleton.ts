import type { Access } from './access.ts';
import type { ActionMap } from './actions.ts';
import { type ResourceInput, defineResource } from './define-resource.ts';
import type { FieldMap } from './fields.ts';
import type { LocalizedText } from './language.ts';
import { SINGLETON_ID } from './singleton-id.ts';

interface SingletonInput<Name extends string, F extends FieldMap> extends Pick<
  ResourceInput<Name, F, ActionMap>,
  'name' | 'endpoint' | 'menu' | 'fields' | 'form' | 'live' | 'messages'
> {
  readonly label: LocalizedText;
  readonly access: Pick<Access, 'read' | 'update'>;
}

/**
 * Defines a resource of one record, such as settings: `Get`, `GetForUpdate` and `Update` without an id, and one screen
 * with its form. There is no record until somebody has saved it.
 */
export const defineSingleton = <const Name extends string, const F extends FieldMap>({
  label,
  access,
  ...input
}: SingletonInput<Name, F>) => ({
  ...defineResource<Name, F>({
    ...input,
    labels: { one: label, many: label },
    verbs: { read: 'Get' },
    access: { ...access, list: false, create: false, delete: false },
    title: 'id',
    list: { columns: [] },
  }),
  singleton: true as const,
  onlyId: SINGLETON_ID,
});
