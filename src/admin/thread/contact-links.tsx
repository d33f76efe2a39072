import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { contactCall } from '#providers/calls/thread-calls.ts';
import { useCustomCall } from '../refine/use-custom-call.ts';
import { phoneLink, whatsAppLink } from '#ui/text/phone-links.ts';

/** The two ways to speak to whoever it is about. */
export function ContactLinks({ resource, id }: { resource: AnyResource; id: number }) {
  const { t } = useTranslation(['thread']);
  const { data, error } = useCustomCall(contactCall(resource, id));
  if (error && !data) return null;
  // They keep their room, and lead nowhere, until it is known where to.
  const pending = data ? {} : { 'aria-disabled': true };
  return (
    <>
      <Button
        component="a"
        variant="default"
        leftIcon={<IconPhone size={18} stroke={1.6} aria-hidden="true" />}
        href={data && phoneLink(data.mobileNumber)}
        {...pending}
      >
        {t('thread:callClient')}
      </Button>
      <Button
        component="a"
        variant="default"
        leftIcon={<IconBrandWhatsapp size={18} stroke={1.6} aria-hidden="true" />}
        href={data && whatsAppLink(data.whatsAppNumber)}
        target="_blank"
        rel="noreferrer"
        {...pending}
      >
        {t('thread:whatsappClient')}
      </Button>
    </>
  );
}
