import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorBodySchema } from '#contract/envelope.ts';
import { pages } from '#contract/pages.ts';
import { receiptSchema } from '#contract/receipt.ts';
import type { PostedForm } from '#contract/posted-form.ts';
import { callPath } from '#contract/resource-paths.ts';
import { contactMessages } from '#resources/contact-messages.ts';
import { readerLanguage } from './reader-language.ts';

/** More than the longest message takes, in bytes. */
const BODY_MAX = 64 * 1024;

/** What became of a form. */
export interface Sent {
  posted: PostedForm;
  status: number;
}

interface Posting {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Hands the form over. */
  send: () => Promise<Sent>;
}

/**
 * Takes the contact form as a browser without JavaScript sends it, hands it to the same call that the program makes,
 * with its rules, trap and limits.
 * @param answer answers with the page, as soon as it may be drawn
 */
export async function serveContactForm(
  app: FastifyInstance,
  answer: (posting: Posting) => Promise<FastifyReply>,
): Promise<void> {
  // In a scope of its own: nothing else takes such bodies.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_MAX },
      (_request, body, done) => done(null, new URLSearchParams(body.toString())),
    );
    scope.post(pages.contact.path, { config: { access: 'document' } }, async (request, reply) => {
      const given = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const values = Object.fromEntries(FIELDS.map((name) => [name, given.get(name) ?? '']));
      const send = async (): Promise<Sent> => {
        const sent = await scope.inject({
          method: 'POST',
          url: callPath(contactMessages, contactMessages.verbs.create),
          headers: { 'content-type': 'application/json', 'accept-language': readerLanguage(request, reply) },
          // Whoever sends it is counted, and not this host.
          remoteAddress: request.ip,
          payload: JSON.stringify(values),
        });
        const { error, data } = answerSchema.parse(sent.json());
        const posted = {
          isSent: error === null,
          values,
          message: error?.description ?? null,
          code: error?.code ?? null,
          problems: error?.fields ?? {},
          receipt: data,
        };
        return { posted, status: sent.statusCode };
      };
      return answer({ request, reply, send });
    });
  });
}

const answerSchema = z.object({ error: errorBodySchema.nullable(), data: receiptSchema.nullable() });

/** What a visitor may write, and the trap. */
const FIELDS: readonly string[] = [
  ...contactMessages.form.sections.flatMap(({ fields }) => fields),
  contactMessages.trap ?? '',
];
