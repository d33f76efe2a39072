import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EngineModule = Parameters<NodeFS['init']>[1];

/**
 * PGlite's folder of files with an fsync that reaches the disk. As shipped the file layer has no fsync
 * operation at all, so a commit survives a killed process but not a power cut.
 */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: EngineModule) {
    const result = await super.init(pg, options);
    const { emscriptenOpts } = result;
    emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (engine) => {
        // The published types of Emscripten's file systems leave out their operations.
        const { stream_ops } = engine.NODEFS as unknown as NodeFileSystem;
        stream_ops.fsync = ({ nfd }) => {
          try {
            fs.fsyncSync(nfd);
            return 0;
          } catch {
            // Any other kind of error would unwind PostgreSQL's stack instead of being reported to it, and
            // PostgreSQL must know: it stops rather than acknowledge what the disk did not take.
            throw new engine.FS.ErrnoError(EIO);
          }
        };
      },
    ];
    return result;
  }
}

interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

// Emscripten counts errors as WASI does, not as Linux does.
const EIO = 29;
