import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import type { Matter } from '#contract/matter.ts';
import type { ThreadEntry } from '#contract/thread.ts';
import { createQueryClient } from '#providers/http/query-client.ts';
import { addWords, changeLanguage, startI18n } from '#providers/i18n/i18n.ts';
import { asMatter } from '#public-site/account/matters.ts';
import { NextWords } from '#public-site/account/next-words.tsx';
import { matters } from '#resources/matters.ts';
import { isolate } from '#ui/text/isolate.ts';

beforeAll(async () => {
  await startI18n();
  await addWords('account', 'forms');
});
afterEach(cleanup);

const TODAY = '2026-03-14';
const office = { id: 1, name: 'Riyadh', timeZone: 'Asia/Riyadh' } as never; // what the words are not about is left out

/** What a client reads of a record in this state. */
function nextOf(
  kind: Matter,
  status: string,
  more: object = {},
  thread: readonly ThreadEntry[] = [],
): string | null {
  const record = { id: 1, [kind.workflow.field]: status, ...more } as never; // only what is read is given
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextWords
        kind={kind}
        matter={asMatter(kind, record, new Date())}
        thread={thread}
        today={TODAY}
        office={office}
      />
    </QueryClientProvider>,
  );
  const { textContent } = screen.getByRole('paragraph');
  cleanup();
  return textContent;
}

/** What is said in each language, as far as the portals leave it to the page. */
const said = {
  ar: {
    asked: /^ننتظر منك ما يلي في موعد أقصاه الجمعة،? 20 مارس/,
    late: /^انتهت مهلة ما يلي في الجمعة،? 13 مارس/,
    answered: 'نراجع الآن ما أرسلته.',
    held: /نحجز لك هذا الموعد إلى أن نؤكّده.+ونؤكّده قبل أن يحين/,
    beforeIt: /قبل أن يحين/,
    missed: /^مضى الموعد الذي اخترته .+ ولم نؤكّده\. اختر موعدًا آخر/,
    byDay: /نرد عليك كتابةً هنا في موعد أقصاه الجمعة،? 20 مارس/,
    month: 'مارس',
    chooseBelow: /اختر موعدًا أدناه/,
    choose: /اختر موعدًا/,
    met: /موعد|لقاء|عُقدت/,
  },
  en: {
    asked: /^We are waiting for the following, by Friday,? 20 March/,
    late: /^The following was due on Friday,? 13 March/,
    answered: 'We are reviewing what you sent.',
    held: /We will hold it for you until we confirm it.+We confirm it before it begins/,
    beforeIt: /before it begins/,
    missed: /has passed, and we did not confirm it\. Choose another/,
    byDay: /We will answer in writing here by Friday,? 20 March/,
    month: 'March',
    chooseBelow: /Choose a time below/,
    choose: /Choose a time/,
    met: /appointment|took place/,
  },
};

const bookable = matters.filter(({ portal }) => portal.calendar?.booking);
const written = matters.filter(({ portal }) => portal.calendar?.booking?.inWriting);

describe.each(LANGUAGES)('in %s', (language) => {
  const words = said[language];
  beforeAll(() => changeLanguage(language, () => {}));

  describe.each(matters)('whose turn it is with $name', (kind) => {
    const states = Object.keys(kind.workflow.states);

    it.each(states)('%s: the client reads what comes next, which no other state says', (state) => {
      const next = nextOf(kind, state);
      expect(next).toBe(kind.portal.next[state]?.[language]);
      expect(states.filter((other) => nextOf(kind, other) === next)).toEqual([state]);
    });

    it.runIf(kind.tasks).each(states)('%s: what is asked of the client goes before it', (state) => {
      const dueOn = (taskDueOn: string) => nextOf(kind, state, { taskState: 'asked', taskDueOn });
      expect(dueOn('2026-03-20')).toMatch(words.asked);
      expect(dueOn('2026-03-13')).toMatch(words.late);
      expect(nextOf(kind, state, { taskState: 'answered' })).toBe(words.answered);
    });
  });

  describe.each(bookable)('one of $name with a time that nobody has confirmed', (kind) => {
    const { booking } = kind.portal.calendar ?? {};
    const { initial } = kind.workflow;
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const wish = (days: number) => ({ [booking?.way ?? '']: 'phone', [booking?.wish ?? '']: inDays(days) });

    it('was promised an answer after its own time: it is promised before it', () => {
      const soon = nextOf(kind, initial, { ...wish(2), replyDueAt: inDays(3) });
      expect(soon).toMatch(words.held);
      // A name in the letters of the other language moves nothing around it.
      expect(soon).toContain(isolate('Riyadh'));
      expect(nextOf(kind, initial, { ...wish(4), replyDueAt: inDays(3) })).not.toMatch(words.beforeIt);
    });

    it('said nothing of a time that had passed: that it was not confirmed, and what can be done', () => {
      expect(nextOf(kind, initial, wish(-1))).toMatch(words.missed);
    });
  });

  describe.each(written)('one of $name that is answered in writing', (kind) => {
    const { booking, state = '' } = kind.portal.calendar ?? {};
    const { initial } = kind.workflow;
    const none = { [booking?.way ?? '']: 'none' };

    it('was told that an appointment would be set: it tells of the answer, and by when', () => {
      expect(nextOf(kind, initial, none)).toBe(booking?.inWriting?.next[initial]?.[language]);
      expect(nextOf(kind, initial, { ...none, dueDate: '2026-03-20' })).toMatch(words.byDay);
      // A day that is past is promised no more.
      expect(nextOf(kind, initial, { ...none, dueDate: '2026-03-13' })).not.toContain(words.month);
    });

    const { meeting } = booking?.inWriting ?? {};
    it.runIf(meeting)(
      'was told to wait where a meeting was arranged instead: they are to choose its time',
      () => {
        const data = { move: meeting?.move, from: initial, to: initial };
        const arranged = { kind: 'moved', data } as ThreadEntry; // only what is read is given
        const met = { [booking?.way ?? '']: 'phone' };
        expect(nextOf(kind, initial, met, [arranged])).toBe(meeting?.next[language]);
        expect(nextOf(kind, initial, met, [arranged])).toMatch(words.chooseBelow);
        expect(nextOf(kind, initial, met)).not.toMatch(words.choose);
        const chosen = { ...met, [booking?.wish ?? '']: new Date(Date.now() + 86_400_000).toISOString() };
        expect(nextOf(kind, initial, chosen, [arranged])).not.toMatch(words.choose);
        expect(nextOf(kind, state, met, [arranged])).toBe(kind.portal.next[state]?.[language]);
      },
    );

    it('says of no state but that of an appointment that one takes place', () => {
      for (const each of Object.keys(kind.workflow.states).filter((other) => other !== state))
        expect(nextOf(kind, each, none)).not.toMatch(words.met);
    });
  });

  describe.each(matters.filter(({ portal }) => portal.calendar?.over))('an appointment of $name', (kind) => {
    const { at = '', until = '', state = '', over } = kind.portal.calendar ?? {};
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const ahead = kind.portal.next[state]?.[language];

    it('was spoken of as one to come when it was over, until staff had noted it', () => {
      expect(nextOf(kind, state, { [at]: inMinutes(-61), [until]: inMinutes(-1) })).toBe(over?.[language]);
      expect(nextOf(kind, state, { [at]: inMinutes(60), [until]: inMinutes(120) })).toBe(ahead);
    });

    it('was called over in the middle of a meeting that takes longer than others', () => {
      expect(nextOf(kind, state, { [at]: inMinutes(-90), [until]: inMinutes(30) })).toBe(ahead);
    });

    it('is shown also where the host does not say when it ends', () => {
      for (const more of [{}, { [until]: null }])
        expect(nextOf(kind, state, { [at]: inMinutes(90), ...more })).toBe(ahead);
    });

    it('was spoken of as one to come for ever where the host does not say when it ends', () => {
      for (const more of [{}, { [until]: null }])
        expect(nextOf(kind, state, { [at]: inMinutes(-3 * 24 * 60), ...more })).toBe(over?.[language]);
    });
  });
});
