import type { AnyResource } from '#contract/define-resource.ts';
import type { CapabilityHooks } from './capability-hooks.ts';
import type { RecordTable, RecordTables } from './record-table.ts';

/** Something that a definition may declare for its records, such as a thread. One module each in `capabilities/`. */
export interface Capability {
  readonly name: string;
  /** @param resources all of them: what belongs to a record of another resource is declared by that one */
  readonly isDeclaredBy: (resource: AnyResource, resources: readonly AnyResource[]) => boolean;
  /**
   * Its hooks for one table, made once when the host starts. Throws a `ResourceError` for a table that cannot have it.
   * The hooks of other tables may not be there yet; they are when a hook runs.
   */
  readonly hooksFor: (table: RecordTable, tables: RecordTables) => CapabilityHooks;
}
