import { createContext, useContext } from 'react';

export const Opened = createContext({ id: '', close: () => {}, isFirstFocused: false });

/** For what has dropped: the id that its button names, the way to shut it, and whether its first entry has the focus. */
export const useDropdown = () => useContext(Opened);
