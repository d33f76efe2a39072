import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/language.ts';

/** Reads from the host's own API within the process, with no more rights than any visitor. Throws on a failure. */
export const readAsVisitor =
  (app: FastifyInstance, language: Language) =>
  async (url: string): Promise<unknown> => {
    const answer = await app.inject({ method: 'GET', url, headers: { 'accept-language': language } });
    // What somebody looked for stands in no error, and so in no log.
    if (answer.statusCode !== 200) throw new Error(`${url.split('?', 1)[0]} answered ${answer.statusCode}`);
    return answer.json();
  };
