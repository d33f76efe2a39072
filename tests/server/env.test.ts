import { readFile } from 'node:fs/promises';
import { parseEnv as parseOwnEnv } from 'node:util';
import { expect, it } from 'vitest';
import { matters } from '#resources/matters.ts';
import { EnvError, parseEnv } from '#server/env.ts';

const errorOf = (source: NodeJS.ProcessEnv) => {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return 'no error';
};

it('R377 an empty environment, or one of empty strings, gives the documented defaults', () => {
  const defaults = parseEnv({});
  expect(defaults).toEqual({
    host: '127.0.0.1',
    port: 3000,
    allowedOrigins: [],
    trustProxy: 0,
    dataDir: './data',
    seed: 'demo',
    accessTokenMinutes: 15,
    refreshTokenDays: 14,
    passwordMinLength: 6,
    loginFailuresPerAccount: 10,
    loginFailuresPerAddress: 20,
    codeRequestsPerAccountHour: 5,
    registrationCode: 'on',
    registrationsPerAddressHour: 20,
    uploadsPerAccountHour: 200,
    submissionsPerAddressHour: 20,
    mattersPerAccountHour: {
      ...Object.fromEntries(matters.map(({ name, portal }) => [name, portal.perHour])),
      requests: 10,
      consultations: 5,
    },
    notesPerAccountHour: 60,
    holdSeconds: 5,
    logLevel: 'info',
  });
  expect(parseEnv({ PORT: '', DATABASE_URL: '', SECRET_KEY: ' ', SEED: '', PUBLIC_URL: '' })).toEqual(
    defaults,
  );
});

it('R377 values are read, trimmed and typed', () => {
  expect(
    parseEnv({
      PORT: '0',
      PUBLIC_URL: 'https://Www.Example.com/',
      ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080/ ',
      DATABASE_URL: ' postgresql://u:p@db.example:5432/firm ',
      SECRET_KEY: 'x'.repeat(32),
      SEED: 'none',
      SEED_SCALE: '5000',
      MAIL_FROM: 'مكتب <office@example.com>',
      VITE_API_URL: 'https://api.example.com/',
    }),
  ).toMatchObject({
    port: 0,
    publicUrl: 'https://www.example.com',
    allowedOrigins: ['https://a.example', 'http://b.example:8080'],
    databaseUrl: 'postgresql://u:p@db.example:5432/firm',
    seed: 'none',
    seedScale: 5000,
    mailFrom: 'مكتب <office@example.com>',
    apiUrl: 'https://api.example.com',
  });
});

it.each([
  ['PORT', '80 80', 'PORT must be a whole number from 0 to 65535.'],
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535.'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535.'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be a whole number from 0 to 10.'],
  [
    'DATABASE_URL',
    'mysql://x',
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/name.',
  ],
  ['REDIS_URL', 'localhost', 'REDIS_URL must be an address such as redis://host:6379.'],
  ['SMTP_URL', 'http://x', 'SMTP_URL must be an address such as smtp://user:password@host:587.'],
  [
    'VITE_API_URL',
    '/api',
    'VITE_API_URL must be an address without a path, such as https://www.example.com.',
  ],
  ['S3_URL', 's3', 'S3_URL must be an address such as https://key:secret@host/bucket.'],
  [
    'PUBLIC_URL',
    'https://a.example/path',
    'PUBLIC_URL must be an address without a path, such as https://www.example.com.',
  ],
  ['ALLOWED_ORIGINS', 'https://a.example,*', 'ALLOWED_ORIGINS must be addresses without a path'],
  ['MAIL_FROM', 'office', 'MAIL_FROM must be an e-mail address such as "Firm <office@example.com>".'],
  ['SEED', 'yes', 'SEED must be demo or none.'],
  ['SECRET_KEY', 'short', 'SECRET_KEY must be at least 32 characters long.'],
  ['PASSWORD_MIN_LENGTH', '5', 'PASSWORD_MIN_LENGTH must be a whole number from 6 to 64.'],
  ['ACCESS_TOKEN_MINUTES', '1.5', 'ACCESS_TOKEN_MINUTES must be a whole number from 1 to 1440.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.'],
])('R377 %s=%s is refused with a sentence that names it', (name, value, sentence) => {
  expect(errorOf({ [name]: value })).toContain(sentence);
});

it('R377 every wrong variable is named at once, each once, and no value is repeated', () => {
  const message = errorOf({ PORT: 'x', SECRET_KEY: 'hunter2', DATABASE_URL: 'mysql://root:hunter2@x' });
  expect(message.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'SECRET_KEY',
  ]);
  expect(message).not.toContain('hunter2');
});

it('R377 .env.example is itself a valid environment and names every variable with a sentence above it', async () => {
  const text = await readFile('.env.example', 'utf8');
  const example = parseOwnEnv(text);
  expect(parseEnv(example)).toEqual(parseEnv({}));
  const source = await readFile('server/env.ts', 'utf8');
  const names = [...source.matchAll(/: '([A-Z][A-Z0-9_]+)',/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(20);
  names.push('REQUESTS_PER_ACCOUNT_HOUR', 'CONSULTATIONS_PER_ACCOUNT_HOUR');
  for (const name of names) expect(Object.keys(example)).toContain(name);
});
