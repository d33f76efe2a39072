import type { BuildOptions } from 'esbuild';

export declare const hostBundle: BuildOptions;
