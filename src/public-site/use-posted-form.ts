import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Page } from '#contract/pages.ts';
import { type PostedForm, postedFormKey } from '#contract/posted-form.ts';

/** What became of this page's form, when the browser has sent it before the program was there. Read once. */
export function usePostedForm({ path }: Page): PostedForm | null {
  const queryClient = useQueryClient();
  const [posted] = useState(() => queryClient.getQueryData<PostedForm>(postedFormKey(path)) ?? null);
  useEffect(() => queryClient.removeQueries({ queryKey: postedFormKey(path) }), [queryClient, path]);
  return posted;
}
