import { IconMessage2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { repliesFor } from '#contract/replies.ts';
import { resources } from '#resources/index.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dropdown } from '../../dropdown/dropdown.tsx';
import { LazyDropdownPanel } from '../../dropdown/lazy-dropdown-panel.ts';
import { lazyPanelPart } from '../../lazy-panel-part.tsx';

export interface RepliesProps {
  resource: AnyResource;
  id: number;
  /** Takes the text of a reply. */
  onInsert: (text: string) => void;
}

/** Loaded, and the replies asked for, when it is opened. */
const ReplyPicker = lazyPanelPart(async () => (await import('./reply-picker.tsx')).ReplyPicker);

/** The way to the replies that staff keep ready; nothing where the definitions have none for this. */
export function RepliesButton(props: RepliesProps) {
  const { t } = useTranslation(['thread']);
  if (!repliesFor(props.resource, resources)) return null;
  const label = t('thread:replies');
  return (
    <Dropdown
      opens="dialog"
      button={(button) => (
        <Button type="button" size="small" variant="secondary" {...button}>
          <IconMessage2 size={16} stroke={1.6} aria-hidden="true" />
          {label}
        </Button>
      )}
    >
      <LazyDropdownPanel label={label}>
        <ReplyPicker {...props} />
      </LazyDropdownPanel>
    </Dropdown>
  );
}
