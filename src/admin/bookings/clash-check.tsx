import type { ActionCheckProps } from '../capabilities/action-capability.ts';
import { ClashNotice } from './clash-notice.tsx';
import { OfferedTimes } from './offered-times.tsx';
import { useClash } from './use-clash.ts';

/** Looks at the time of a person that is filled in, and offers those that are free. */
export function ClashCheck({ resource, record, action, form, children }: ActionCheckProps) {
  const { clash } = action;
  const { others, problems, isKnown, isFree, isTaken } = useClash({
    resource,
    record,
    action,
    values: form.values,
  });
  // What the client chose is confirmed; for what staff choose they are offered times.
  const offered = clash?.hours && !clash.isKept ? clash : undefined;
  return children({
    isKnown,
    isFree,
    mayOverrule: !isFree && !isTaken,
    under: offered
      ? {
          [offered.when]: <OfferedTimes resource={resource} record={record} clash={offered} form={form} />,
        }
      : {},
    notice: (overrule) =>
      clash && (
        <ClashNotice resource={resource} clash={clash} others={others} problems={problems}>
          {overrule}
        </ClashNotice>
      ),
  });
}
