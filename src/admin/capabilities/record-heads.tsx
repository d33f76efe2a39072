import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import type { RecordHeadProps } from './capability.ts';
import { capabilitiesOf } from './registry.ts';

/** What the capabilities of a definition have to say over a record, where it is read and where it is edited. */
export function RecordHeads(props: RecordHeadProps) {
  return capabilitiesOf(props.resource).map(
    ({ name, RecordHead }) =>
      RecordHead && (
        <LazyBoundary key={name}>
          <RecordHead {...props} />
        </LazyBoundary>
      ),
  );
}
