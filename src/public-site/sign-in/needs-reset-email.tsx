import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { resetEmail } from '#providers/session/reset-email.ts';

interface NeedsResetEmailProps {
  children: (email: string) => ReactNode;
}

/**
 * The later steps of a reset are closed until an address is known (R19, R21). Asked once: when the last step has
 * succeeded the address is gone, and the page must still lead on to the login.
 */
export function NeedsResetEmail({ children }: NeedsResetEmailProps) {
  const { state } = useLocation();
  const [email] = useState(resetEmail);
  if (email === null) return <Navigate to={pages.forgotPassword.path} replace state={state} />;
  return children(email);
}
