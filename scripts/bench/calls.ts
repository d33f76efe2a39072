import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { createUser, listUsers, readUser } from './hand-written-queries.ts';

/** One kind of call, as both servers take it, and as the driver does it without a server. */
export interface BenchCall {
  name: string;
  /** The share of the hand-written server's rate that is aimed at with 16 callers. */
  aim: number;
  /** The call number `n`; numbers vary what is asked for. */
  request: (n: number) => { method: 'GET' | 'POST'; path: string; body?: string };
  query: (pool: Pool, n: number) => Promise<unknown>;
}

/** How many users the database holds, and where in their list the deep page lies. */
export const USERS = 100_000;
const DEEP_ROW = 90_000;
const PAGE_SIZE = 20;

/** Rare and frequent, both scripts, spelled as people type them: hamza, capitals, two words, part of an e-mail. */
export const searchTerms = ['أحمد', 'القحطانى', 'Khalid', 'reem hosny', 'user77@load', '96650123'];

export const calls: readonly BenchCall[] = [
  {
    name: 'list',
    aim: 0.5,
    request: () => get(`GetAll?PageIndex=1&PageSize=${PAGE_SIZE}`),
    query: (pool) => listUsers(pool, { search: '', page: 1, pageSize: PAGE_SIZE }),
  },
  {
    name: 'deep page',
    aim: 0.2,
    request: () => get(`GetAll?PageIndex=${DEEP_ROW / PAGE_SIZE}&PageSize=${PAGE_SIZE}`),
    query: (pool) => listUsers(pool, { search: '', page: DEEP_ROW / PAGE_SIZE, pageSize: PAGE_SIZE }),
  },
  {
    name: 'search',
    aim: 0.8,
    request: (n) =>
      get(`GetAll?SearchTerm=${encodeURIComponent(termOf(n))}&PageIndex=1&PageSize=${PAGE_SIZE}`),
    query: (pool, n) => listUsers(pool, { search: termOf(n), page: 1, pageSize: PAGE_SIZE }),
  },
  {
    name: 'read',
    aim: 0.5,
    request: (n) => get(`GetById/${idOf(n)}`),
    query: (pool, n) => readUser(pool, idOf(n)),
  },
  {
    name: 'create',
    aim: 0.5,
    request: () => ({
      method: 'POST',
      path: '/api/ApplicationUsers/AddWithRole',
      body: JSON.stringify({ ...newUser(), password: PASSWORD, confirmPassword: PASSWORD }),
    }),
    // Without the password's hash: what is left is the database's share.
    query: (pool) => createUser(pool, newUser(), 'none'),
  },
];

const get = (rest: string) => ({ method: 'GET', path: `/api/ApplicationUsers/${rest}` }) as const;

const termOf = (n: number): string => searchTerms[n % searchTerms.length] ?? '';

// A prime step walks through all of them without an order that a cache would like.
const idOf = (n: number): number => 5 + ((n * 7919) % (USERS - 5));

const PASSWORD = 'Bench-2026-password';

const newUser = () => ({
  fullNameAr: 'سارة العمري',
  fullNameEn: 'Sarah Al-Omari',
  email: `${randomUUID()}@bench.example`,
  mobileNumber: '+966501234567',
  whatsAppNumber: '+966501234567',
  role: 'User',
  branchId: 1,
});
