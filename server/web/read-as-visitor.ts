import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/language.ts';

/** Reads from the host's own API within the process, with no more rights than any visitor. Throws on a failure. */
export const readAsVisitor =
  (app: FastifyInstance, language: Language) =>
  async (url: string): Promise<unknown> => {
    const answer = await app.inject({ method: 'GET', url, headers: { 'accept-language': language } });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
    return answer.json();
  };
