/** The part of autocannon that the bench uses; the package ships no types of its own. */
declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    body?: string;
    setupRequest?: (request: Request) => Request;
  }
  interface Options {
    url: string;
    connections: number;
    /** Seconds; or so many calls in all. */
    duration?: number;
    amount?: number;
    headers?: Readonly<Record<string, string>>;
    requests?: readonly Request[];
  }
  interface Result {
    /** Seconds. */
    duration: number;
    '2xx': number;
    non2xx: number;
    errors: number;
    /** Milliseconds. */
    latency: { p50: number; p99: number; min: number; max: number };
    /** Bytes. */
    throughput: { total: number };
  }
  function autocannon(options: Options): Promise<Result>;
  export default autocannon;
}
