import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { LoadingIndicator } from '#ui/loading/loading-indicator.tsx';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import { ScreenHead } from '../chrome/screen-head.tsx';

// What drags is heavy, and wanted only here.
const ReorderList = lazyWithRetry(async () => (await import('./reorder-list.tsx')).ReorderList);

/** Puts the records of a resource into their order. */
export function ReorderScreen({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation(['panel', 'records']);
  const { language } = useLanguage();
  return (
    <>
      <ScreenHead
        title={t('records:reorderOf', { name: resource.labels.many[language] })}
        back={<Breadcrumbs resource={resource} current={t('panel:reorder')} />}
      />
      <LazyBoundary placeholder={<LoadingIndicator />}>
        <ReorderList resource={resource} />
      </LazyBoundary>
    </>
  );
}
