import { expect, it } from 'vitest';
import { accountKeys } from '#providers/session/account-keys.ts';

it('what is cached of an account is found by nobody else, and under no other name', () => {
  const keys = Object.values(accountKeys).flatMap((keyOf) => [7, 8, null].map((userId) => keyOf(userId)));
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(Object.keys(accountKeys).length * 3);
});
