import { createContext, useContext } from 'react';

export const Opened = createContext({ id: '', close: () => {} });

/** For what has dropped: the id that its button names, and the way to shut it. */
export const useDropdown = () => useContext(Opened);
