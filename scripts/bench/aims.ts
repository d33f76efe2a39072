/** What a run is held against: each figure tells whether it holds its aim, and the run ends with 1 where one does not. */
export interface Aims {
  /** @returns how the figure stands, for a table. What was not measured falls short. */
  atMost(what: string, figure: number, aim: number): string;
  /** @returns the same of one that wants to be large */
  atLeast(what: string, figure: number, aim: number): string;
  /** What fell short, in the order in which it was measured. */
  readonly missed: readonly string[];
  /** Names what fell short, and lets the process end with 1 then, or where nothing was measured. */
  end(): void;
}

export function createAims(): Aims {
  const missed: string[] = [];
  let figures = 0;
  const held = (isReached: boolean, what: string, aim: string): string => {
    figures += 1;
    if (!isReached) missed.push(`${what}: ${aim}`);
    return `${isReached ? 'reached' : 'short of'} ${aim}`;
  };
  return {
    missed,
    atMost: (what, figure, aim) =>
      held(Number.isFinite(figure) && figure <= aim, `${what} came to ${shown(figure)}`, `at most ${aim}`),
    atLeast: (what, figure, aim) =>
      held(Number.isFinite(figure) && figure >= aim, `${what} came to ${shown(figure)}`, `at least ${aim}`),
    end() {
      if (figures === 0) missed.push('nothing was measured');
      if (missed.length === 0) {
        console.log('\nEvery aim is reached.');
        return;
      }
      console.log(`\nShort of ${missed.length === 1 ? 'an aim' : `${missed.length} aims`}:`);
      for (const each of missed) console.log(`  ${each}`);
      process.exitCode = 1;
    },
  };
}

const shown = (figure: number): string => String(Number(figure.toFixed(figure < 10 ? 3 : 0)));
