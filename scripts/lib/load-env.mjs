// Reads `.env` into the process's environment; a value that is already set wins. Used by `start`, and by
// `node --import ./scripts/lib/load-env.mjs ...` for the scripts that run from source.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

const path = join(projectRoot, '.env');
if (existsSync(path)) process.loadEnvFile(path);
