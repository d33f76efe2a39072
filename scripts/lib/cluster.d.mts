export interface Cluster {
  readonly address: string;
  /** The addresses of the processes behind the proxy. */
  readonly hosts: readonly string[];
  kill(at: number): Promise<void>;
  start(at: number): Promise<void>;
  restart(): Promise<void>;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}
export function startCluster(options: {
  env: Record<string, string | undefined>;
  processes?: number;
  port?: number;
  show?: boolean;
  script?: string;
  restartAfter?: number;
}): Promise<Cluster>;
