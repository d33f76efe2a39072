import { randomUUID } from 'node:crypto';
import { type ListName, handLists } from './hand-lists.ts';

/** Who answers: the host, what most people write, the fastest that one can write, the host on the embedded database. */
export type Side = 'host' | 'plain' | 'fastest' | 'embedded';

export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

/** One kind of call, as every server takes it. */
export interface BenchCall {
  readonly list: ListName;
  readonly name: string;
  /** Nobody is signed in. */
  readonly isAnonymous: boolean;
  /** How fast the host is to be beside another one. */
  readonly aim: { readonly beside: 'plain' | 'fastest'; readonly times: number };
  /** How long it may take with ten times as many rows; `null`: by what it finds. */
  readonly growth: number | null;
  /** How long one look at a side lasts: as long at any number of rows where both are held against each other. */
  readonly seconds: (side: Side) => number;
  /** The call number `n`; numbers vary what is asked for. */
  readonly request: (n: number, side: Side) => Sent;
}

/** How many rows each list holds. */
export const ROWS = 100_000;
export const MILLION = 1_000_000;
export const PAGE_SIZE = 20;
const LOOK_SECONDS = 2;
/** Two looks of two seconds at one server differ by a fifth: too far apart where a tenth is what may be. */
const LONG_LOOK_SECONDS = 6;
/** The page that was seen before the one that is called next. */
export const pageBeforeNext = (rows: number): number => (rows * 0.9) / PAGE_SIZE;

/** Rare and frequent, both scripts, spelled as people type them: hamza, capitals, two words, part of an e-mail. */
export const searchTerms: Readonly<Record<ListName, readonly string[]>> = {
  users: ['أحمد', 'القحطانى', 'Khalid', 'reem hosny', 'user77@load', '96650123'],
  requests: ['تأسيس شركه', '77123', 'نزاع عمالى', '00042', 'قسمة تركة', '9917'],
  faqs: ['الإيجار', 'question 77', 'شركه', 'labour', 'سؤال 4242', '9917'],
};
const filterValues: Readonly<Record<ListName, string>> = { users: 'User', requests: 'Contacted', faqs: '1' };

/**
 * What is measured of a list. The page at row 90 % is one whose neighbour was seen: whoever keeps keys is given it.
 * @param key where the last row before that page stands, as the host's answer says: `<id>.<mark>`
 */
export function callsOf(list: ListName, { rows, key }: { rows: number; key: string }): readonly BenchCall[] {
  const { endpoint, filter, isPublic } = handLists[list];
  const words = searchTerms[list];
  const near = `&Near=${pageBeforeNext(rows)}.${key}`;
  const behind = { host: near, embedded: near, fastest: `&After=${key.split('.')[0]}`, plain: '' };
  // Whoever reads through a million rows takes seconds for the first answer of each caller.
  const ofReader = rows > ROWS ? 5 : LOOK_SECONDS;
  const shared = {
    list,
    isAnonymous: isPublic,
    aim: { beside: 'fastest', times: 0.5 },
    growth: 1.2,
    seconds: (side: Side) => (side === 'plain' ? ofReader : LOOK_SECONDS),
  } as const;
  const page = (index: number, rest = ''): Sent => ({
    method: 'GET',
    path: `/api/${endpoint}/GetAll?PageIndex=${index}&PageSize=${PAGE_SIZE}${rest}`,
  });
  return [
    { ...shared, name: 'first page', request: () => page(1) },
    { ...shared, name: 'filtered', request: () => page(1, `&${filter.name}=${filterValues[list]}`) },
    {
      ...shared,
      name: 'next page',
      aim: { beside: 'fastest', times: 0.4 },
      request: (_n, side) => page(pageBeforeNext(rows) + 1, behind[side]),
    },
    {
      ...shared,
      name: 'jump',
      aim: { beside: 'plain', times: 3 },
      growth: null,
      seconds: () => ofReader,
      request: (n) => page(rows / 2 / PAGE_SIZE + (n % 50)),
    },
    {
      ...shared,
      name: 'one record',
      growth: 1.1,
      seconds: () => LONG_LOOK_SECONDS,
      request: (n) => ({ method: 'GET', path: `/api/${endpoint}/GetById/${idOf(n, rows)}` }),
    },
    {
      ...shared,
      name: 'search',
      aim: { beside: 'fastest', times: 0.8 },
      growth: null,
      seconds: () => ofReader,
      request: (n) => page(1, `&SearchTerm=${encodeURIComponent(words[n % words.length] ?? '')}`),
    },
    ...(list === 'faqs'
      ? [
          {
            ...shared,
            name: 'create',
            isAnonymous: false,
            request: () => ({ method: 'POST', path: `/api/${endpoint}/Add`, body: newQuestion() }) as const,
          },
        ]
      : []),
  ];
}

// A prime step walks through them without an order that a cache would like, behind the numbers of the samples.
const idOf = (n: number, rows: number): number => 3000 + ((n * 7919) % (rows - 3000));

const newQuestion = (): string =>
  JSON.stringify({
    categoryId: 1,
    questionAr: `كيف أطلب نسخة من العقد؟ ${randomUUID()}`,
    questionEn: 'How do I ask for a copy of the contract?',
    answerAr: 'اكتب إلى المكتب، وستصلك النسخة خلال يومي عمل.',
    answerEn: 'Write to the office; the copy comes within two working days.',
  });
