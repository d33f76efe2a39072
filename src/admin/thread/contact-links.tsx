import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { contactCall } from '#providers/calls/thread-calls.ts';
import { useCustomCall } from '../refine/use-custom-call.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { phoneLink, whatsAppLink } from '#ui/phone-links.ts';

/** The two ways to speak to whoever it is about. */
export function ContactLinks({ resource, id }: { resource: AnyResource; id: number }) {
  const { t } = useTranslation('admin');
  const { data } = useCustomCall(contactCall(resource, id));
  if (!data) return null;
  return (
    <>
      <ButtonLink variant="secondary" size="small" href={phoneLink(data.mobileNumber)}>
        <IconPhone size={18} stroke={1.6} aria-hidden="true" />
        {t('adminRequests.callClient')}
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        size="small"
        href={whatsAppLink(data.whatsAppNumber)}
        target="_blank"
        rel="noreferrer"
      >
        <IconBrandWhatsapp size={18} stroke={1.6} aria-hidden="true" />
        {t('adminRequests.whatsappClient')}
      </ButtonLink>
    </>
  );
}
