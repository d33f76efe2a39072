import { afterEach, describe, expect, it } from 'vitest';
import { createChangeBus } from '#server/live/change-bus.ts';
import { type FanOut, type Relay, createFanOut } from '#server/live/fan-out/fan-out.ts';

/** A wire between processes that can be cut. */
function wire() {
  const ends: { onText: (text: string) => void; onReturn: (since: Date) => void }[] = [];
  const state = { isCut: false };
  const relay = (): Relay => ({
    async send(text) {
      if (state.isCut) throw new Error('cut');
      for (const { onText } of ends) onText(text);
    },
    listen: (onText, onReturn) => void ends.push({ onText, onReturn }),
    close: async () => undefined,
  });
  return { relay, state, ends };
}

const open: FanOut[] = [];
const create = (relay: Relay | null = null) => {
  const fanOut = createFanOut({ relay });
  open.push(fanOut);
  return fanOut;
};
afterEach(async () => {
  for (const fanOut of open.splice(0)) await fanOut.close();
});
const heardBy = (fanOut: FanOut) => {
  const heard: unknown[] = [];
  fanOut.subscribe('caller', (message) => heard.push(message));
  return heard;
};

it('within one process a message is heard before publishing returns', () => {
  const fanOut = create();
  const heard = heardBy(fanOut);
  fanOut.publish('caller', { userId: 1 });
  expect(heard).toEqual([{ userId: 1 }]);
});

describe('between processes', () => {
  it('everyone hears it once, the sender included', async () => {
    const { relay } = wire();
    const [first, second] = [create(relay()), create(relay())];
    const heard = [heardBy(first), heardBy(second)];
    first.publish('caller', { userId: 1 });
    await expect.poll(() => heard).toEqual([[{ userId: 1 }], [{ userId: 1 }]]);
  });

  it('while the wire is cut the own process goes on; afterwards the others learn since when', async () => {
    const { relay, state } = wire();
    const [first, second] = [create(relay()), create(relay())];
    const [own, other] = [heardBy(first), heardBy(second)];
    const gaps: string[] = [];
    second.subscribe('gap', ({ since }) => gaps.push(since));
    state.isCut = true;
    const before = new Date().toISOString();
    first.publish('caller', { userId: 1 });
    expect(own).toHaveLength(1);
    await new Promise((done) => setTimeout(done, 50));
    state.isCut = false;
    await expect.poll(() => gaps.length).toBe(1);
    expect(other).toEqual([]);
    expect(gaps[0]?.localeCompare(before)).toBe(-1);
  });

  it('whoever could not listen is told so by its own relay', () => {
    const { relay, ends } = wire();
    const fanOut = create(relay());
    const gaps: unknown[] = [];
    fanOut.subscribe('gap', (gap) => gaps.push(gap));
    ends[0]?.onReturn(new Date(60_000));
    expect(gaps).toEqual([{ since: new Date(50_000).toISOString() }]);
  });

  it('what is not of this host is dropped', () => {
    const { relay, ends } = wire();
    const heard = heardBy(create(relay()));
    for (const text of ['', '{', '[]', '{"from":"x","topic":"other","message":{}}']) ends[0]?.onText(text);
    ends[0]?.onText('{"from":"x","topic":"caller","message":{"userId":"1"}}');
    expect(heard).toEqual([]);
  });
});

it('a change of many records travels in pieces that every relay can carry', () => {
  const { relay, ends } = wire();
  const changes = createChangeBus(create(relay()));
  const sizes: number[] = [];
  ends.push({ onText: (text) => void sizes.push(Buffer.byteLength(text)), onReturn: () => undefined });
  const ids = Array.from({ length: 1200 }, (_, index) => 2_000_000_000 + index);
  const heard: number[] = [];
  changes.subscribe((event) => heard.push(...event.ids));
  changes.publish({ resource: 'requests', type: 'updated', ids });
  expect(heard).toEqual(ids);
  expect(Math.max(...sizes)).toBeLessThan(8_000);
});
