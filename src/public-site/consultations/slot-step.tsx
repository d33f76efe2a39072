import { SlotChoice } from '../appointments/slot-choice.tsx';
import type { StepProps } from '../submission/step-looks.ts';
import { ChosenLawyer } from './chosen-lawyer.tsx';
import { wayOfType } from './way-of-type.ts';
import type { Office } from '../use-offices.ts';

interface SlotStepProps extends Pick<StepProps, 'kind' | 'form' | 'choices'> {
  office: Office | undefined;
}

/** In which way to meet, and when; who chooses neither says below in words what suits them. */
export function SlotStep({ kind, form, choices, office }: SlotStepProps) {
  const {
    way: chosenWay = '',
    areaId = '',
    wishedAt = '',
    secondChoiceAt = '',
    consultantId = '',
  } = form.values;
  const givenWay = wayOfType(choices, form.values);
  return (
    <>
      <ChosenLawyer form={form} choices={choices} />
      <SlotChoice
        kind={kind}
        way={givenWay || chosenWay}
        isWayGiven={Boolean(givenWay)}
        onWay={(value) => form.setFieldValue('way', value)}
        wayError={form.errors['way']}
        about={areaId}
        consultantId={consultantId}
        office={office}
        chosen={wishedAt}
        onChoose={(at) => {
          form.setFieldValue('wishedAt', at);
          if (at === '' || at === secondChoiceAt) form.setFieldValue('secondChoiceAt', '');
        }}
        second={{
          chosen: secondChoiceAt,
          onChoose: (at) => form.setFieldValue('secondChoiceAt', at),
          error: form.errors['secondChoiceAt'],
        }}
        error={form.errors['wishedAt']}
      />
    </>
  );
}
