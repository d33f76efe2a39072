import { Navigate, useParams } from 'react-router-dom';
import { startPath } from '#contract/matter.ts';
import { useDocumentColorScheme } from '#providers/browser/color-scheme.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { matterAt } from '../account/matter-at.ts';
import { NotFoundPage } from '../lazy-not-found-page.ts';
import { isStepped } from './steps.ts';
import { SubmissionPage } from './submission-page.tsx';

/** The form of the kind of matter that the address names; one that has a page of its own is filled in there. */
export function NewMatterPage() {
  useDocumentColorScheme();
  const kind = matterAt(useParams()['matter']);
  if (!kind)
    return (
      <LazyBoundary>
        <NotFoundPage />
      </LazyBoundary>
    );
  if (!isStepped(kind) || kind.portal.form.page !== undefined)
    return <Navigate to={startPath(kind)} replace />;
  return <SubmissionPage key={kind.name} kind={kind} />;
}
