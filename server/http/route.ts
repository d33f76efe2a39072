import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Grant, Reach } from '#contract/access.ts';
import type { Totals } from '#contract/envelope.ts';
import type { HostErrorCode } from '#contract/errors.ts';
import type { Language, LocalizedText } from '#contract/language.ts';
import type { ValidationResult } from '#contract/validation-result.ts';
import type { Role } from '#contract/roles.ts';
import type { Shown } from '../privacy/shown.ts';
import type { Caller } from './caller.ts';

/** One call to a route, its access granted and its parts checked. */
export interface Call<Query, Body> {
  readonly caller: Caller | null;
  readonly role: Role | null;
  /** How far the grant reaches: all records, or the caller's own. */
  readonly reach: Reach;
  /** The grant reaches the caller only by what is open to everyone. */
  readonly isPublic: boolean;
  readonly language: Language;
  /** The number at the end of the path, where the path has one. */
  readonly id: number;
  /** What stands there in its place on a route that `hasPublicId`; empty everywhere else. */
  readonly publicId: string;
  readonly query: Query;
  readonly body: Body;
  /** What arrived where the route takes a file; empty everywhere else. */
  readonly file: Buffer;
  /** What arrived where the route takes several; empty everywhere else. */
  readonly files: readonly SentFile[];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a route takes as its body: the schema that the document shows, and the check that is run. */
export interface BodyRule<Body> {
  readonly schema: (role: Role | null) => z.ZodType;
  readonly check: (input: unknown, role: Role | null) => ValidationResult<Body>;
}

/** One name of a query string, or one header, in the words of OpenAPI. */
export interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** A file as it was sent. Its name is the sender's, and nothing is known of its content. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Buffer;
  /** Its place in the form, such as `attachments.0`: what is wrong with it is told there. */
  readonly at: string;
}

/** What a route takes as its file, in a multipart form whose other fields are its body. */
export interface FileRule {
  /** Most bytes of one file. */
  readonly maxBytes: number;
  /** The field of the form that it comes in. */
  readonly name: string;
  /** What it should be, for the document. */
  readonly description: string;
}

/** What a route takes as its files, in a multipart form whose part `data` is its body, as JSON. */
export interface FilesRule extends FileRule {
  readonly min: number;
  readonly max: number;
}

/** A page of a list, with its totals. */
export interface Page<Row = unknown> {
  readonly rows: readonly Row[];
  readonly totals: Totals;
}

/** A file that leaves as a stream. */
export interface Download {
  readonly type: string;
  /** In the reader's language. */
  readonly name: string;
  /** For programs that know no other letters than those of ASCII. */
  readonly plainName: string;
  readonly content: Readable | Buffer;
}

/**
 * One route of the API. There is no other way to add one: access, checks of query, body and answer, errors
 * and the OpenAPI entry are all here, and whoever leaves access out does not compile.
 */
export interface Route<Query, Body, Data> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `/api/Faqs/GetById/{id}`, as the document writes it. */
  readonly path: string;
  /** The id at the end of its path is a random one. Default: it is a number. */
  readonly hasPublicId?: true;
  readonly tag: string;
  readonly summary: string;
  readonly access: Grant;
  /** The schema of its query string for this reader. */
  readonly query?: (role: Role | null) => z.ZodType<Query>;
  /** The query as the document shows it. */
  readonly parameters?: readonly Parameter[];
  /** The headers that it reads beyond those that every route does. */
  readonly headers?: readonly Parameter[];
  readonly body?: BodyRule<Body>;
  /** Takes one file as `multipart/form-data` instead of JSON. Default: no file. */
  readonly file?: FileRule;
  /** Takes files as `multipart/form-data`, or its body alone as JSON where there need be none. Default: no files. */
  readonly files?: FilesRule;
  /** The schema of `data` for this reader. The answer is replaced by what it lets through. */
  readonly data: (role: Role | null) => z.ZodType;
  /** The schema of the record that a refusal shows as it is now. Default: as `data`. */
  readonly record?: (role: Role | null) => z.ZodType;
  /** `page`: the answer is a list with totals. `download`: it is a file. Default: one value. */
  readonly kind?: 'page' | 'download';
  /** The media types of a download. */
  readonly types?: readonly string[];
  /** The errors it can give beyond those that every route can. */
  readonly errors?: readonly HostErrorCode[];
  readonly messages?: Readonly<Partial<Record<HostErrorCode, LocalizedText>>>;
  /**
   * Which records the answer shows, so that it can be written down who of the staff saw them; `itself`: the route
   * writes it down while it answers. Default: none; a route that reads confidential records says.
   */
  readonly shows?: ((result: Data, call: Call<Query, Body>) => readonly Shown[]) | 'itself';
  readonly handle: (call: Call<Query, Body>) => Promise<Data>;
  /** What of the result is the answer's data. Default: all of it. */
  readonly dataOf?: (result: Data) => unknown;
}

/** Any route, as the registry keeps it: a value already checked by `route` goes in and out as unknown. */
export type AnyRoute = Route<unknown, unknown, unknown>;

/** Types a route by its parts and hands it over to the registry. */
export const route = <Query = undefined, Body = undefined, Data = unknown>(
  given: Route<Query, Body, Data>,
  // The registry passes `handle` exactly what this route's own schemas let through.
): AnyRoute => given as unknown as AnyRoute;

/** Is its body a form? Such a route is registered apart, so that no other ever reads one. */
export const takesForm = ({ file, files }: Pick<AnyRoute, 'file' | 'files'>): boolean =>
  file !== undefined || files !== undefined;

export const hasId = (candidate: Pick<AnyRoute, 'path'>): boolean => candidate.path.endsWith('/{id}');
