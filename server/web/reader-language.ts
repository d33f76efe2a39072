import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, LANGUAGE_PARAMETER, isLanguage, parseLanguage } from '#contract/language.ts';
import type { Page } from '#contract/pages.ts';
import { LANGUAGE_STORE } from '#contract/stores.ts';

/** A year, in seconds. */
const COOKIE_SECONDS = 365 * 24 * 3600;

/**
 * The language of a document: the one that its address names, which is a choice, else what was chosen before, else
 * Arabic, whatever the browser speaks (R6).
 */
export function readerLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  const named = new URLSearchParams(searchOf(request)).get(LANGUAGE_PARAMETER);
  if (!isLanguage(named)) return parseLanguage(request.cookies[LANGUAGE_STORE]);
  reply.setCookie(LANGUAGE_STORE, named, {
    path: '/',
    maxAge: COOKIE_SECONDS,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
  return named;
}

/** What a page reads of its query string, in one spelling: nobody makes another page of it by what it does not read. */
export function pageSearch(request: FastifyRequest, { parameters = [] }: Pick<Page, 'parameters'>): string {
  const given = new URLSearchParams(searchOf(request));
  const read = parameters.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(read).toString();
}

const searchOf = ({ url }: FastifyRequest): string => url.split('?').slice(1).join('?');
