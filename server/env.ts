import { z } from 'zod';
import { matters } from '#resources/matters.ts';

export type Env = z.output<typeof envSchema>;

/** The environment cannot be used; the message names every wrong variable and says what it must be. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/**
 * Reads the host's settings from the environment (R377). An empty variable counts as not set; the values
 * themselves never appear in the error, because some are secrets. Throws EnvError.
 */
export function parseEnv(source: NodeJS.ProcessEnv): Env {
  const valuesOf = (names: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(names).map(([key, name]) => [key, source[name]?.trim() || undefined]));
  const result = envSchema.safeParse({
    ...valuesOf(variables),
    mattersPerAccountHour: valuesOf(matterVariables),
  });
  if (result.success) return result.data;
  const sentences = result.error.issues.map(({ path, message }) => {
    const name = Object.entries({ ...variables, ...matterVariables }).find(
      ([key]) => key === path.at(-1),
    )?.[1];
    return `${name} must be ${message}.`;
  });
  throw new EnvError([...new Set(sentences)].join('\n'));
}

const wholeNumber = (min: number, max: number) => {
  const message = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
};

const address = (protocols: readonly string[], example: string) =>
  z.string().refine((text) => protocols.some((protocol) => urlOf(text)?.protocol === `${protocol}:`), {
    message: `an address such as ${example}`,
  });

const isOrigin = (text: string) => {
  const url = urlOf(text);
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && !/[?#]$/.test(text)
  );
};

const origin = z
  .string()
  .refine(isOrigin, 'an address without a path, such as https://www.example.com')
  .transform((text) => new URL(text).origin);

const originList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine((parts) => parts.every(isOrigin), {
    message:
      'addresses without a path, separated by commas, such as https://www.example.com,https://example.com',
  })
  .transform((parts) => parts.map((part) => new URL(part).origin));

const envSchema = z.object({
  host: z.string().default('127.0.0.1'),
  /** 0 = any free port. */
  port: wholeNumber(0, 65_535).default(3000),
  /** Absent: the host goes by whatever name it is called. */
  publicUrl: origin.optional(),
  allowedOrigins: originList.default([]),
  /** How many proxies stand in front: so many forwarded addresses are believed. */
  trustProxy: wholeNumber(0, 10).default(0),
  dataDir: z.string().default('./data'),
  databaseUrl: address(['postgres', 'postgresql'], 'postgres://user:password@host:5432/name').optional(),
  redisUrl: address(['redis', 'rediss'], 'redis://host:6379').optional(),
  smtpUrl: address(['smtp', 'smtps'], 'smtp://user:password@host:587').optional(),
  mailFrom: z
    .string()
    .regex(/^[^\r\n]*[^\s@<]@[^\s@>]+>?$/, 'an e-mail address such as "Firm <office@example.com>"')
    .optional(),
  s3Url: address(['http', 'https'], 'https://key:secret@host/bucket').optional(),
  seed: z.enum(['demo', 'none'], 'demo or none').default('demo'),
  seedScale: wholeNumber(1, 1_000_000).optional(),
  /** Absent: generated once and kept in the data folder. */
  secretKey: z.string().min(32, 'at least 32 characters long').optional(),
  /** Absent: there are no metrics. */
  metricsToken: z.string().min(16, 'at least 16 characters long').optional(),
  accessTokenMinutes: wholeNumber(1, 1440).default(15),
  refreshTokenDays: wholeNumber(1, 365).default(14),
  passwordMinLength: wholeNumber(6, 64).default(6),
  /** In 15 minutes. */
  loginFailuresPerAccount: wholeNumber(1, 1_000_000).default(10),
  /** In one minute. */
  loginFailuresPerAddress: wholeNumber(1, 1_000_000).default(20),
  codeRequestsPerAccountHour: wholeNumber(1, 1_000_000).default(5),
  /** `off` where the host can send no mail: then whoever registers is believed. */
  registrationCode: z.enum(['on', 'off'], 'on or off').default('on'),
  registrationsPerAddressHour: wholeNumber(1, 1_000_000).default(20),
  /** Pictures. */
  uploadsPerAccountHour: wholeNumber(1, 1_000_000).default(200),
  /** What clients send. A try that is repeated counts once. */
  mattersPerAccountHour: z.object(
    Object.fromEntries(
      matters.map(({ name, portal }) => [name, wholeNumber(1, 1_000_000).default(portal.perHour)]),
    ),
  ),
  notesPerAccountHour: wholeNumber(1, 1_000_000).default(60),
  /** How long a held change can be taken back before it is made and anyone is told. */
  holdSeconds: wholeNumber(0, 60).default(5),
  /** What visitors send without an account, such as messages. */
  submissionsPerAddressHour: wholeNumber(1, 1_000_000).default(20),
  /** The other provider host that the browser part was built for. Absent: this one. */
  apiUrl: origin.optional(),
  logLevel: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  /** Absent: pretty on a terminal, JSON elsewhere. */
  logFormat: z.enum(['json', 'pretty'], 'json or pretty').optional(),
});

const variables = {
  host: 'HOST',
  port: 'PORT',
  publicUrl: 'PUBLIC_URL',
  allowedOrigins: 'ALLOWED_ORIGINS',
  trustProxy: 'TRUST_PROXY',
  dataDir: 'DATA_DIR',
  databaseUrl: 'DATABASE_URL',
  redisUrl: 'REDIS_URL',
  smtpUrl: 'SMTP_URL',
  mailFrom: 'MAIL_FROM',
  s3Url: 'S3_URL',
  seed: 'SEED',
  seedScale: 'SEED_SCALE',
  secretKey: 'SECRET_KEY',
  metricsToken: 'METRICS_TOKEN',
  accessTokenMinutes: 'ACCESS_TOKEN_MINUTES',
  refreshTokenDays: 'REFRESH_TOKEN_DAYS',
  passwordMinLength: 'PASSWORD_MIN_LENGTH',
  loginFailuresPerAccount: 'LOGIN_FAILURES_PER_ACCOUNT',
  loginFailuresPerAddress: 'LOGIN_FAILURES_PER_ADDRESS',
  codeRequestsPerAccountHour: 'CODE_REQUESTS_PER_ACCOUNT_HOUR',
  registrationCode: 'REGISTRATION_CODE',
  registrationsPerAddressHour: 'REGISTRATIONS_PER_ADDRESS_HOUR',
  uploadsPerAccountHour: 'UPLOADS_PER_ACCOUNT_HOUR',
  notesPerAccountHour: 'NOTES_PER_ACCOUNT_HOUR',
  holdSeconds: 'MOVE_HOLD_SECONDS',
  submissionsPerAddressHour: 'SUBMISSIONS_PER_ADDRESS_HOUR',
  apiUrl: 'VITE_API_URL',
  logLevel: 'LOG_LEVEL',
  logFormat: 'LOG_FORMAT',
} satisfies Record<Exclude<keyof z.output<typeof envSchema>, 'mattersPerAccountHour'>, string>;

/** `REQUESTS_PER_ACCOUNT_HOUR`, by the name of the resource. */
export const matterVariables: Readonly<Record<string, string>> = Object.fromEntries(
  matters.map(({ name }) => [name, `${name.toUpperCase().replaceAll('-', '_')}_PER_ACCOUNT_HOUR`]),
);

function urlOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
