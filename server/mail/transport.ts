import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { CalendarFile } from '../calendar/appointment.ts';
import type { Env } from '../env.ts';
import type { Mail } from './mail.ts';
import { mailFolderOf, newMailName } from './mail-folder.ts';
import { firmName } from './mail-layout.ts';
import { UndeliverableError } from './undeliverable-error.ts';

export interface Mailer {
  /** The address that mails come from. */
  readonly sender: string;
  /** Throws UndeliverableError when the mailbox is refused for good, anything else when it may work later. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

interface MailerOptions {
  /** How long one mail may take, in milliseconds. Default: well under the minute for which a job of the outbox is leased. */
  sendWithin?: number;
}

/** Sends through SMTP_URL; without it every mail becomes a file in the data folder's `outbox`. */
export function createMailer(env: MailEnv, { sendWithin = 45_000 }: MailerOptions = {}): Mailer {
  const configured = env.mailFrom ?? `no-reply@${hostOf(env)}`;
  const sender = /<([^<>]+)>\s*$/.exec(configured)?.[1] ?? configured;
  const isNamed = /\S\s*<[^<>]+>\s*$/.test(configured);
  const domain = /@([^\s@]+)$/.exec(sender)?.[1] ?? 'localhost';
  const deliver = env.smtpUrl ? throughSmtp(env.smtpUrl, sendWithin) : toFolder(mailFolderOf(env.dataDir));
  return {
    sender,
    send: ({ language, messageId, calendar, ...mail }) =>
      deliver.send({
        ...mail,
        // Beside text and HTML, so that programs for mail offer it in place.
        ...(calendar === undefined
          ? {}
          : { alternatives: [{ contentType: calendarType(calendar), content: calendar.content }] }),
        from: isNamed ? configured : { name: firmName(language), address: sender },
        messageId: `<${messageId}@${domain}>`,
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
        // Readable in the file too; base64 would hide the code from whoever looks there.
        textEncoding: 'quoted-printable',
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    close: deliver.close,
  };
}

const calendarType = ({ method }: CalendarFile): string => `text/calendar; charset=utf-8; method=${method}`;

type MailEnv = Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'>;

interface Delivery {
  send(message: SendMailOptions): Promise<void>;
  close(): void;
}

function throughSmtp(url: string, sendWithin: number): Delivery {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // For each wait alone.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
  });
  return {
    async send(message) {
      try {
        // In all, the wait for a connection too. It closes the connection: nothing is sent afterwards.
        await transport.sendMail({ ...message, signal: AbortSignal.timeout(sendWithin) });
      } catch (error) {
        throw isRefusedForGood(error) ? new UndeliverableError(error.message, { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** At the recipient, and about the recipient. Any other refusal may come from our own settings or quota, which get mended. */
const isRefusedForGood = (error: unknown): error is Error =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'response' in error &&
  REFUSED_MAILBOX.test(String(error.response));

/**
 * 5xx with a code of RFC 3463 that is about the recipient (5.1.1 to 5.1.6, 5.1.10, 5.2.1); where a server sends no such
 * code, 550, 551 and 553, unless its words are about relaying.
 */
const REFUSED_MAILBOX =
  /^5\d\d[ -]5\.(?:1\.(?:[1-6]|10)|2\.1)\b|^55[013][ -](?!\d\.\d{1,3}\.\d{1,3}\b)(?![^]*\brelay)/i;

function toFolder(folder: string): Delivery {
  const transport = nodemailer.createTransport({ streamTransport: true, newline: 'windows' });
  return {
    async send(message) {
      const { message: source } = await transport.sendMail(message);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = newMailName();
      // Renamed when it is whole: whoever watches the folder never reads half a mail.
      const draft = path.join(folder, `.${name}`);
      const handle = await open(draft, 'wx', 0o600);
      try {
        await handle.writeFile(Buffer.isBuffer(source) ? source : await buffer(source));
      } finally {
        await handle.close();
      }
      await rename(draft, path.join(folder, name));
    },
    close: () => transport.close(),
  };
}

const hostOf = ({ publicUrl }: MailEnv): string => (publicUrl ? new URL(publicUrl).hostname : 'localhost');
