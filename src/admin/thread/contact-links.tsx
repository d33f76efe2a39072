import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { contactCall } from '#providers/calls/thread-calls.ts';
import { useCustomCall } from '../refine/use-custom-call.ts';
import { phoneLink, whatsAppLink } from '#ui/text/phone-links.ts';

/** The two ways to speak to whoever it is about. */
export function ContactLinks({ resource, id }: { resource: AnyResource; id: number }) {
  const { t } = useTranslation(['adminRequests']);
  const { data } = useCustomCall(contactCall(resource, id));
  if (!data) return null;
  return (
    <>
      <Button
        component="a"
        variant="default"
        leftIcon={<IconPhone size={18} stroke={1.6} aria-hidden="true" />}
        href={phoneLink(data.mobileNumber)}
      >
        {t('adminRequests:callClient')}
      </Button>
      <Button
        component="a"
        variant="default"
        leftIcon={<IconBrandWhatsapp size={18} stroke={1.6} aria-hidden="true" />}
        href={whatsAppLink(data.whatsAppNumber)}
        target="_blank"
        rel="noreferrer"
      >
        {t('adminRequests:whatsappClient')}
      </Button>
    </>
  );
}
