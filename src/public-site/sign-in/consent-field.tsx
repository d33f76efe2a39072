import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contract/pages.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import styles from './form.module.css';

/** What one agrees to, with the way to read it: in a new tab, as the form is half filled in. */
export function ConsentField(props: Omit<ComponentProps<typeof CheckboxField>, 'label' | 'name'>) {
  const { t } = useTranslation(['auth', 'footer']);
  const [before, between, after] = t('auth:agreeTo', { terms: '\n', privacy: '\n' }).split('\n');
  return (
    <CheckboxField
      {...props}
      name="consent"
      label={
        <>
          {before}
          <Document path={pages.terms.path} name={t('footer:terms')} />
          {between}
          <Document path={pages.privacy.path} name={t('footer:privacy')} />
          {after}
        </>
      }
    />
  );
}

function Document({ path, name }: { path: string; name: string }) {
  const { t } = useTranslation(['auth']);
  return (
    <a href={path} target="_blank" rel="noopener" className={styles.inText}>
      {name}
      <span className="visually-hidden"> ({t('auth:newTab')})</span>
    </a>
  );
}
