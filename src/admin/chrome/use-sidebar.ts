import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readStored, writeStored } from '#providers/browser/browser-storage.ts';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';

/** Narrower than this the sidebar lies over the page (R105, A60). */
const OVERLAY = 1024;
const NAME = 'sidebarCollapsed';

/**
 * The sidebar's state: collapsed or not on a wide screen, remembered by this browser (R101, R116); open or shut on
 * a narrow one, shut at first and after every link (R102-R104).
 */
export function useSidebar() {
  const isOverlay = useIsNarrow(OVERLAY);
  const [isCollapsed, setCollapsed] = useState(() => readStored('local', NAME) === 'true');
  const { pathname } = useLocation();
  // Open on one page: it is shut on the next without being told, and stays shut for whoever comes back.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = isOverlay && openAt === pathname;
  if (openAt !== null && !isOpen) setOpenAt(null);
  const close = useCallback(() => setOpenAt(null), []);

  const toggle = () => {
    if (isOverlay) return setOpenAt(isOpen ? null : pathname);
    writeStored('local', NAME, String(!isCollapsed));
    setCollapsed(!isCollapsed);
  };
  return { isOverlay, isCollapsed: isCollapsed && !isOverlay, isOpen, toggle, close };
}
