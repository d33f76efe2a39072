// Starts the worker where there is no build. Plain JavaScript, because `--import tsx` has no effect inside a
// worker thread: the loader must be registered by hand before the first TypeScript file.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
