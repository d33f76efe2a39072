import { type ReactNode, useId } from 'react';
import { type Tab, TabList } from './tab-list.tsx';

interface TabsProps<Key extends string> {
  /** What the tabs choose between, for assistive technology. */
  label: string;
  tabs: readonly Tab<Key>[];
  value: Key;
  onChange: (key: Key) => void;
  /** The content of the chosen tab. */
  children: ReactNode;
}

/** Tabs over one panel. */
export function Tabs<Key extends string>({ label, tabs, value, onChange, children }: TabsProps<Key>) {
  const panelId = useId();
  return (
    <>
      <TabList label={label} tabs={tabs} value={value} onChange={onChange} panelId={panelId} />
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${value}`}>
        {children}
      </div>
    </>
  );
}
