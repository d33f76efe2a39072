import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.tsx';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import styles from './consultation-page.module.css';
import { steps } from './steps.ts';

interface StepButtonsProps {
  step: number;
  isSending: boolean;
  onBack: () => void;
}

export function StepButtons({ step, isSending, onBack }: StepButtonsProps) {
  const { t } = useTranslation(['requestForm', 'consultations', 'common']);
  const isLast = step === steps.length;
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
        {isLast ? t('consultations:submit') : t('common:next')}
        <DirectionalIcon icon={IconArrowRight} />
      </Button>
    </div>
  );
}
