import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import styles from './submission.module.css';
import { type SteppedMatter, stepCount } from './steps.ts';

interface StepButtonsProps {
  kind: SteppedMatter;
  step: number;
  isSending: boolean;
  onBack: () => void;
}

export function StepButtons({ kind, step, isSending, onBack }: StepButtonsProps) {
  const { t } = useTranslation(['requestForm', 'common']);
  const { language } = useLanguage();
  const isLast = step === stepCount(kind);
  return (
    <div className={styles.buttons}>
      {step > 1 && (
        <Button variant="secondary" size="large" onClick={onBack}>
          {t('common:back')}
        </Button>
      )}
      {/* Its own element on every step: what was pressed on the one before must not be pressed again here. */}
      <Button
        key={step}
        type="submit"
        size="large"
        isLoading={isSending}
        loadingLabel={isLast ? t('requestForm:submitting') : undefined}
      >
        {isLast ? kind.portal.form.words.submit[language] : t('common:next')}
        <DirectionalIcon icon={IconArrowRight} />
      </Button>
    </div>
  );
}
