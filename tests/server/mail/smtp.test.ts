import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { afterEach, beforeAll, afterAll, expect, it, vi } from 'vitest';
import { mailDeliveries } from '#server/mail/mail-deliveries.ts';
import { type Outbox, startOutbox } from '#server/mail/outbox.ts';
import { createMailer } from '#server/mail/transport.ts';
import { sleep } from '#server/sleep.ts';
import { type AccountHost, startAccountHost } from '#tests/support/account-host.ts';
import { readMail } from '#tests/support/read-mail.ts';

let host: AccountHost;
const ends: (() => Promise<void> | void)[] = [];
beforeAll(async () => {
  host = await startAccountHost();
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});
afterAll(() => host.close());

/** A mail server that behaves as told, and the outbox that sends through it. */
async function startSmtp(options: SMTPServerOptions): Promise<Outbox> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  ends.push(() => new Promise((closed) => server.close(closed)));
  // The address of a server that listens on a port.
  const { port } = server.server.address() as AddressInfo;
  return sendThrough(`smtp://127.0.0.1:${port}`);
}

function sendThrough(smtpUrl: string): Outbox {
  const { pool, secrets } = host;
  const mailer = createMailer({ ...host.env, smtpUrl, mailFrom: 'المكتب <office@firm.example>' });
  const outbox = startOutbox({
    pool,
    log: pino({ level: 'silent' }),
    deliver: mailDeliveries({ publicUrl: undefined, pool, mailer, secrets }),
    firstRetrySeconds: 0.1,
    pollSeconds: 0.05,
  });
  ends.push(async () => {
    await outbox.stop();
    mailer.close();
  });
  return outbox;
}

let accounts = 0;
async function askForCode(): Promise<string> {
  accounts += 1;
  const email = `reader-${accounts}@example.com`;
  await host.register({ email });
  await host.call('forgotPassword', { body: { email } });
  return email;
}
const lastJob = async () => (await host.pool.query('select * from outbox order by id desc limit 1')).rows[0];
const refusal = (code: number, message = 'not now') =>
  Object.assign(new Error(message), { responseCode: code });

it('I-06 a mail that the server puts off is sent again, as the same message', async () => {
  const received: string[] = [];
  await startSmtp({
    onData(stream, _session, done) {
      void text(stream).then((source) => {
        received.push(source);
        done(received.length === 1 ? refusal(451) : null);
      });
    },
  });
  const email = await askForCode();
  const code = await host.codeFor(email);
  await vi.waitFor(async () => expect((await lastJob()).done_at).not.toBeNull(), { timeout: 30_000 });
  expect(received).toHaveLength(2);
  const [first, second] = received.map(readMail);
  expect(first?.headers['message-id']).toMatch(/^<resetCode\.[\w.]+@firm\.example>$/);
  expect(second?.headers['message-id']).toBe(first?.headers['message-id']);
  expect(second?.text).toContain(code);
  expect(second?.headers['to']).toBe(email);
});

it('a mailbox that the server refuses for good is not tried again', async () => {
  await startSmtp({ onRcptTo: (_address, _session, done) => done(refusal(550)) });
  await askForCode();
  await vi.waitFor(async () => expect((await lastJob()).failed_at).not.toBeNull(), { timeout: 30_000 });
  expect((await lastJob()).attempts).toBe(1);
});

it.each([
  'Relay access denied',
  '5.7.1 Relay access denied',
  '5.4.5 Daily relay limit exceeded',
  '5.1.8 Sender address rejected: Domain not found',
  '4.7.1 Try again later',
])('mails waited for settings or a quota to be mended, and were given up at once: %s', async (message) => {
  let isMended = false;
  await startSmtp({
    hideENHANCEDSTATUSCODES: true,
    onRcptTo: (_address, _session, done) => done(isMended ? null : refusal(550, message)),
  });
  await askForCode();
  await vi.waitFor(async () => expect((await lastJob()).error).toContain(message), { timeout: 30_000 });
  expect((await lastJob()).failed_at).toBeNull();
  isMended = true;
  await vi.waitFor(async () => expect((await lastJob()).done_at).not.toBeNull(), { timeout: 30_000 });
});

it('a sender that the mail server does not take cost every waiting mail', async () => {
  let isMended = false;
  await startSmtp({
    onMailFrom: (_address, _session, done) => done(isMended ? null : refusal(550, 'no such sender')),
  });
  await askForCode();
  await vi.waitFor(async () => expect((await lastJob()).error).toContain('no such sender'), {
    timeout: 30_000,
  });
  expect((await lastJob()).failed_at).toBeNull();
  isMended = true;
  await vi.waitFor(async () => expect((await lastJob()).done_at).not.toBeNull(), { timeout: 30_000 });
});

it.each(['no such mailbox', '5.1.1 User unknown', '5.2.1 Mailbox disabled'])(
  'a mailbox that is not there, in the words of other servers, is not tried again: %s',
  async (message) => {
    await startSmtp({
      hideENHANCEDSTATUSCODES: true,
      onRcptTo: (_address, _session, done) => done(refusal(550, message)),
    });
    await askForCode();
    await vi.waitFor(async () => expect((await lastJob()).failed_at).not.toBeNull(), { timeout: 30_000 });
    expect((await lastJob()).attempts).toBe(1);
  },
);

it('I-06 while no mail server answers the mail waits, and the answer to the reader is the same', async () => {
  sendThrough('smtp://127.0.0.1:1');
  await askForCode();
  await vi.waitFor(async () => expect((await lastJob()).attempts).toBeGreaterThan(1), { timeout: 30_000 });
  expect(await lastJob()).toMatchObject({ done_at: null, failed_at: null });
});

it('a mail server that answers a line at a time held a mail for longer than its lease', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 ready\r\n');
    // Each line begins the wait anew, so that no single wait is ever too long.
    const dripping = setInterval(() => socket.write('250-one moment\r\n'), 50);
    socket.on('close', () => clearInterval(dripping));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const closed = new Promise<void>((end) =>
    server.on('connection', (socket) => socket.on('close', () => end())),
  );
  ends.push(() => new Promise((end) => server.close(() => end())));
  // The address of a server that listens on a port.
  const { port } = server.address() as AddressInfo;
  const mailer = createMailer({ ...host.env, smtpUrl: `smtp://127.0.0.1:${port}` }, { sendWithin: 500 });
  ends.push(() => mailer.close());
  const mail = {
    language: 'ar',
    subject: 's',
    text: 't',
    html: 'h',
    to: 'a@example.com',
    messageId: 'm',
  } as const;
  await expect(Promise.race([mailer.send(mail), sleep(20_000)])).rejects.toThrow('aborted');
  await closed;
});
