import { useState } from 'react';
import { type CodePurpose, forgetCodeStep, keepCodeStep, readCodeStep } from './kept-sign-in.ts';

/** Whether a mailed code is waited for, and since when. A reload keeps the step as long as the code lives. */
export function useCodeStep(purpose: CodePurpose) {
  const [step, setStep] = useState(() => readCodeStep(purpose));
  return {
    step,
    /** A code was sent to this address just now. */
    begin(email: string) {
      const begun = { email, sentAt: Date.now() };
      keepCodeStep(purpose, begun);
      setStep(begun);
    },
    leave() {
      forgetCodeStep(purpose);
      setStep(null);
    },
  };
}
