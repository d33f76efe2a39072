import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';

/**
 * Reads JSON. Throws `malformed` for bytes that are no UTF-8 and for halves of letters: what is stored must be what was
 * sent. Of a key that is given twice the last one counts, as everywhere in JavaScript.
 */
export async function parseJson(request: FastifyRequest, sent: Buffer | string): Promise<unknown> {
  const text = typeof sent === 'string' ? sent : decode(sent);
  const parse = request.server.getDefaultJsonParser('error', 'error');
  const value = await new Promise((resolve, reject) => {
    void parse(request, text, (error, parsed) => (error ? reject(malformed()) : resolve(parsed)));
  });
  if (hasHalfLetter(value)) throw malformed();
  return value;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw malformed();
  }
}

function hasHalfLetter(value: unknown): boolean {
  // As deep and as long as somebody likes to make it: calls of calls, or of many arguments, would end the program.
  const open = [value];
  while (open.length > 0) {
    const each = open.pop();
    if (typeof each === 'string' && !each.isWellFormed()) return true;
    if (typeof each === 'object' && each !== null)
      for (const [key, inner] of Object.entries(each)) open.push(key, inner);
  }
  return false;
}

const malformed = () => new AppError('malformed');
