import { configure, getConfig } from '@testing-library/react';
import { onceInProcess } from './once-in-process.ts';

/*
 * Whoever waits for an element looks again at every change of the page, and each look that found none described the
 * whole page for an error that nobody read. When the time is up the page is described all the same.
 */
const IS_LOOK = '_disableExpensiveErrorDiagnostics';
if (!Object.hasOwn(getConfig(), IS_LOOK)) throw new Error('This version of Testing Library waits otherwise.');
// The files of a worker share the library.
const describedError = onceInProcess('described error', () => getConfig().getElementError);

configure({
  getElementError(message, container) {
    // Without a message it is asked of one of several that were found, of which a look tells too.
    if (message === null || Reflect.get(getConfig(), IS_LOOK) !== true)
      return describedError(message, container);
    const error = new Error(message);
    error.name = 'TestingLibraryElementError';
    return error;
  },
});
