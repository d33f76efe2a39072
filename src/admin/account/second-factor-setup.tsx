import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkAccountForm, confirmSecondFactorSchema } from '#contract/account-schemas.ts';
import type { BegunSecondFactor } from '#contract/second-factor.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import styles from './second-factor.module.css';
import { ProofForm } from './proof-form.tsx';

interface SecondFactorSetupProps {
  begun: BegunSecondFactor;
  confirm: (code: string) => Promise<void>;
}

/** The secret for the app, as a picture that is drawn here and as a text, and the first code of it. */
export function SecondFactorSetup({ begun: { secret, uri }, confirm }: SecondFactorSetupProps) {
  const { t } = useTranslation(['secondFactor']);
  const [picture, setPicture] = useState<Picture | null>(null);
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    words.current?.focus();
    let isHere = true;
    // Without the picture there is still the text.
    import('uqr').then(
      ({ encode }) => isHere && setPicture(pictureOf(encode(uri, { ecc: 'M', border: 4 }).data)),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [uri]);
  return (
    <div className={styles.setup}>
      <p ref={words} tabIndex={-1}>
        {t('secondFactor:scan')}
      </p>
      {picture && (
        <svg
          className={styles.picture}
          viewBox={`0 0 ${picture.size} ${picture.size}`}
          role="img"
          shapeRendering="crispEdges"
        >
          <title>{t('secondFactor:picture')}</title>
          <path d={picture.path} />
        </svg>
      )}
      <p>
        {t('secondFactor:secret')}:{' '}
        <Ltr className={styles.secret}>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</Ltr>
      </p>
      <ProofForm
        asks={['code']}
        submit={t('secondFactor:confirm')}
        validate={(values) => checkAccountForm(confirmSecondFactorSchema, values)}
        onSubmit={({ code }) => confirm(code)}
      />
    </div>
  );
}

interface Picture {
  size: number;
  /** The dark squares. */
  path: string;
}

const pictureOf = (rows: boolean[][]): Picture => ({
  size: rows.length,
  path: rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join(''),
});
