import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { NO_MEETING } from '#contract/ways.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LiveRegion, Notice } from '#ui/layout/notice.tsx';
import { usePassFocus } from '#ui/layout/use-pass-focus.ts';
import { isolate } from '#ui/text/isolate.ts';
import type { StepProps } from '../submission/step-looks.ts';
import { wayOfType } from './way-of-type.ts';

const KEY = 'consultantId';

/** With whom it is to be, where the page of a lawyer led here; and a way to anybody. */
export function ChosenLawyer({ form, choices }: Pick<StepProps, 'form' | 'choices'>) {
  const { t } = useTranslation(['consultations']);
  const [search, setSearch] = useSearchParams();
  const slug = search.get('lawyer');
  const asked = slug === null ? undefined : choices.recordsOf(KEY).find((each) => each['slug'] === slug);
  const { values, setFieldValue } = form;
  const taken = useRef<string | null>(null);
  useEffect(() => {
    // Once: the address changes later than the form, which is drawn again meanwhile.
    if (!asked || taken.current === slug) return;
    taken.current = slug;
    setFieldValue(KEY, String(asked.id));
    const office = asked['branchId'];
    if (typeof office === 'number') setFieldValue('branchId', String(office));
    // The form keeps it from here on: on the way back somebody else may have been chosen.
    setSearch(
      (before) => {
        before.delete('lawyer');
        return before;
      },
      { replace: true },
    );
  }, [asked, slug, setFieldValue, setSearch]);
  const chosen = choices.recordOf(KEY, values);
  if (!chosen) return null;
  // It stays chosen: another type may need a meeting again.
  const isWritten = wayOfType(choices, values) === NO_MEETING;
  return (
    <LiveRegion>
      <Notice>
        {isWritten ? (
          t('consultations:writtenByTeam')
        ) : (
          <>
            {t('consultations:withLawyer', { name: isolate(String(chosen['name'])) })}{' '}
            <WithAnybody onPress={() => setFieldValue(KEY, '')} />
          </>
        )}
      </Notice>
    </LiveRegion>
  );
}

/** It goes with the notice when it is pressed. */
function WithAnybody({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation(['consultations']);
  const button = useRef<HTMLButtonElement>(null);
  usePassFocus(button);
  return (
    <Button ref={button} variant="link" onClick={onPress}>
      {t('consultations:withAnybody')}
    </Button>
  );
}
