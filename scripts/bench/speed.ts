import type { CDPSession } from '@playwright/test';

/** How fast the person's machine and network are. */
export interface Speed {
  readonly name: string;
  /** How many times slower than this machine. */
  readonly cpu: number;
  /** Default: as fast as this machine's own. */
  readonly network?: { readonly megabits: number; readonly latencyMs: number };
}

/** Counts the compressed bytes of JavaScript that arrive from now on. */
export async function countScripts(devtools: CDPSession): Promise<() => number> {
  const scripts = new Set<string>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  return () => bytes;
}

/** Makes a page's machine and network as slow as a person's. */
export async function slowDown(devtools: CDPSession, { cpu, network }: Speed): Promise<void> {
  if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!network) return;
  const bytesPerSecond = (network.megabits * 1_000_000) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
