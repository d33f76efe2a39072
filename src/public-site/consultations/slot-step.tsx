import { SlotChoice } from '../appointments/slot-choice.tsx';
import type { StepProps } from '../submission/step-looks.ts';
import { wayOfType } from './way-of-type.ts';
import type { Office } from '../use-offices.ts';

interface SlotStepProps extends Pick<StepProps, 'kind' | 'form' | 'choices'> {
  office: Office | undefined;
}

/** In which way to meet, and when; who chooses neither says below in words what suits them. */
export function SlotStep({ kind, form, choices, office }: SlotStepProps) {
  const { way = '', areaId = '', wishedAt = '', secondChoiceAt = '' } = form.values;
  return (
    <SlotChoice
      kind={kind}
      way={way}
      isWayGiven={way !== '' && wayOfType(choices, form.values) === way}
      onWay={(value) => form.setFieldValue('way', value)}
      wayError={form.errors['way']}
      about={areaId}
      office={office}
      chosen={wishedAt}
      onChoose={(at) => {
        form.setFieldValue('wishedAt', at);
        if (at === '' || at === secondChoiceAt) form.setFieldValue('secondChoiceAt', '');
      }}
      second={{ chosen: secondChoiceAt, onChoose: (at) => form.setFieldValue('secondChoiceAt', at) }}
      error={form.errors['wishedAt']}
    />
  );
}
