import { IconWorldOff, IconWorldUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkPartProps } from '../capabilities/capability.ts';
import { useAccess } from '../refine/use-access.ts';
import { BulkPublishingDialog } from './bulk-publishing-dialog.tsx';

/** Among what can be done with the chosen rows: to show everybody what is saved of them, or nobody any more. */
export function BulkPublishing({ resource, selection, className }: BulkPartProps) {
  const { t } = useTranslation(['publishing']);
  const [asked, setAsked] = useState<'publish' | 'unpublish' | null>(null);
  const mayPublish = useAccess(resource.name, 'edit').can;
  if (!mayPublish) return null;
  return (
    <>
      <button type="button" className={className} onClick={() => setAsked('publish')}>
        <IconWorldUp size={18} stroke={1.6} aria-hidden="true" />
        {t('publishing:publish')}
      </button>
      <button type="button" className={className} onClick={() => setAsked('unpublish')}>
        <IconWorldOff size={18} stroke={1.6} aria-hidden="true" />
        {t('publishing:unpublish')}
      </button>
      {asked && (
        <BulkPublishingDialog
          resource={resource}
          selection={selection}
          asked={asked}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
