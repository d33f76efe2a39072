// Tells how the process that it runs in is treated: see `run-in-child-process.ts`.
import { getPriority } from 'node:os';

process.once('message', () => process.send?.(getPriority()));
