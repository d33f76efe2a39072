import { Duplex } from 'node:stream';
import type { Backend } from './backend.ts';
import { type Session, sharingStatements } from './shared-statements.ts';
import { createTurns, TurnTimeout, type Turns } from './turns.ts';
import {
  closingStatus,
  completeRequest,
  greeting,
  refusal,
  simpleQuery,
  startupLength,
} from './wire-protocol.ts';

/**
 * Gives node-postgres its `stream`: each stream is one logical connection to the single backend. A
 * connection keeps the backend from its first message until PostgreSQL says that no transaction is open.
 * `turnLimit` is how long, in milliseconds, a connection waits for its turn; 10 000 when left out.
 */
export function createBridge(engine: Backend, { turnLimit = 10_000 } = {}): () => Duplex {
  const backend = sharingStatements(engine);
  const turns = createTurns<BridgeStream>(turnLimit);
  const tooLong =
    `The embedded database was held by another transaction for more than ${turnLimit / 1000} s. ` +
    'Most often that transaction itself waits for a query made on the pool: inside withTransaction use only its client.';
  return () => new BridgeStream({ backend, turns, tooLong });
}

interface Shared {
  backend: Session;
  turns: Turns<BridgeStream>;
  tooLong: string;
}

const LOCK_NOT_AVAILABLE = '55P03';

class BridgeStream extends Duplex {
  private readonly shared: Shared;
  private unread: Buffer = Buffer.alloc(0);
  private greeted = false;
  private inTransaction = false;
  private work = Promise.resolve();

  constructor(shared: Shared) {
    super();
    this.shared = shared;
  }

  // What node-postgres calls on a socket.
  connect() {
    process.nextTick(() => this.emit('connect'));
    return this;
  }
  setNoDelay() {}
  setKeepAlive() {}
  ref() {}
  unref() {}

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.receive(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.receive(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: () => void) {
    this.enqueue(() => this.leave()).then(() => {
      this.push(null);
      done();
    });
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.enqueue(() => this.leave()).then(() => done(error));
  }

  private enqueue(step: () => Promise<void>): Promise<void> {
    this.work = this.work.then(step);
    return this.work;
  }

  private receive(chunk: Buffer) {
    this.unread = this.unread.length > 0 ? Buffer.concat([this.unread, chunk]) : chunk;
    if (!this.greeted) {
      const length = startupLength(this.unread);
      if (length === null) return;
      this.unread = this.unread.subarray(length);
      this.greeted = true;
      this.push(greeting(this.shared.backend.serverVersion));
    }
    const { length, goodbye } = completeRequest(this.unread);
    const request = this.unread.subarray(0, length);
    this.unread = goodbye ? Buffer.alloc(0) : this.unread.subarray(length);
    if (length > 0) void this.enqueue(() => this.answer(request));
    // After Terminate node-postgres ends the stream itself; `_final` rolls back.
  }

  private async answer(request: Buffer) {
    const { backend, turns, tooLong } = this.shared;
    try {
      await turns.acquire(this);
      // `leave` comes next in the line: it rolls back and passes the turn on.
      if (this.destroyed) return;
      const answer = await backend.exec(request);
      const status = closingStatus(answer);
      if (status) this.inTransaction = status === 'open';
      if (status === 'idle') turns.release(this);
      if (!this.destroyed) this.push(answer);
    } catch (error) {
      if (error instanceof TurnTimeout) {
        if (!this.destroyed) this.push(refusal({ code: LOCK_NOT_AVAILABLE, text: tooLong }));
        return;
      }
      turns.release(this);
      this.inTransaction = false;
      this.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Hands the backend back clean: a client that goes away inside a transaction has not committed it. */
  private async leave() {
    if (this.inTransaction) {
      this.inTransaction = false;
      // A backend that cannot roll back any more has already reported itself through onFatal.
      await this.shared.backend.exec(simpleQuery('rollback')).catch(() => undefined);
    }
    this.shared.turns.release(this);
  }
}
