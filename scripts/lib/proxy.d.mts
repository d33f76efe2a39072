import type { Server } from 'node:http';

export declare function createProxy(ports: number[], options?: { hops?: number }): Server;
