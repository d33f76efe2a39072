import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library does so by itself only for the first file of a worker whose files share their modules.
afterEach(() => cleanup());
