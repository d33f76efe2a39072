export type Transport = 'WebSockets' | 'ServerSentEvents' | 'LongPolling';

/** Whatever carries messages to the client at the moment. */
export interface Pipe {
  readonly transport: Transport;
  send(text: string): void;
  close(): void;
  /** Bytes that the client has not taken yet. */
  buffered(): number;
}
