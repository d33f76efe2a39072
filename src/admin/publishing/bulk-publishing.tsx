import { IconWorldOff, IconWorldUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkPartProps } from '../capabilities/capability.ts';
import { BulkButton } from '../list/bulk-button.tsx';
import { useAccess } from '../refine/use-access.ts';
import { BulkPublishingDialog } from './bulk-publishing-dialog.tsx';
import { PUBLISH_KEY, UNPUBLISH_KEY } from './publishing-keys.ts';

/** Among what can be done with the chosen rows: to show everybody what is saved of them, or nobody any more. */
export function BulkPublishing({ resource, selection }: BulkPartProps) {
  const { t } = useTranslation(['publishing']);
  const [asked, setAsked] = useState<'publish' | 'unpublish' | null>(null);
  const mayPublish = useAccess(resource.name, 'edit').can;
  if (!mayPublish) return null;
  return (
    <>
      <BulkButton
        use={PUBLISH_KEY.use}
        shortcut={PUBLISH_KEY.key}
        icon={IconWorldUp}
        label={t('publishing:publish')}
        onPress={() => setAsked('publish')}
      />
      <BulkButton
        use={UNPUBLISH_KEY.use}
        shortcut={UNPUBLISH_KEY.key}
        icon={IconWorldOff}
        label={t('publishing:unpublish')}
        onPress={() => setAsked('unpublish')}
      />
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
