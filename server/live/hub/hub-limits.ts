/** How patient a hub is, and how much it takes. Times in milliseconds. */
export interface HubLimits {
  readonly keepAliveMs: number;
  readonly clientTimeoutMs: number;
  readonly handshakeMs: number;
  /** How long a client without a transport may still come back. */
  readonly disconnectMs: number;
  readonly pollMs: number;
  readonly messageBytes: number;
  /** What a slow client may leave untaken. */
  readonly bufferBytes: number;
  /** What is kept for a client until it says that it has it. */
  readonly replayBytes: number;
  /** Messages that a client may send at once, and then in a second. */
  readonly burst: number;
  readonly perSecond: number;
  readonly connectionsPerUser: number;
}

/** The defaults of ASP.NET where it has any. */
export const hubLimits: HubLimits = {
  keepAliveMs: 15_000,
  clientTimeoutMs: 30_000,
  handshakeMs: 15_000,
  disconnectMs: 15_000,
  pollMs: 90_000,
  messageBytes: 32 * 1024,
  bufferBytes: 1024 * 1024,
  replayBytes: 100_000,
  burst: 300,
  perSecond: 50,
  connectionsPerUser: 10,
};
