import type { EngineOptions } from './engine.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export type WorkerOptions = Omit<EngineOptions, 'onPanic'>;

export type ToWorker =
  { kind: 'exec'; id: number; bytes: Bytes } | { kind: 'snapshot'; id: number } | { kind: 'close' };

export type FromWorker =
  | { kind: 'ready'; serverVersion: string }
  | { kind: 'answer'; id: number; bytes: Bytes }
  | { kind: 'refused'; id: number; reason: string }
  | { kind: 'panic'; line: string }
  | { kind: 'closed' };
