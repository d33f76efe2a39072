/**
 * Marks every call of a provider in the browser's User Timing, as `dataProvider.getList users`: seen in the developer
 * tools of whoever looks for what a screen does, and counted by the tests. Nothing is kept.
 * @param name what the marks begin with
 * @param provider an object of methods
 */
export const traced = <Provider extends object>(name: string, provider: Provider): Provider =>
  new Proxy(provider, {
    get(target, key, receiver) {
      const member: unknown = Reflect.get(target, key, receiver);
      if (typeof member !== 'function') return member;
      return (...given: readonly unknown[]) => {
        mark([`${name}.${String(key)}`, subjectOf(given[0])].filter(Boolean).join(' '));
        return Reflect.apply(member, target, given) as unknown;
      };
    },
  });

function mark(text: string): void {
  performance.mark(text);
  // Observers have it by now; a panel that is open all day must not collect them.
  performance.clearMarks(text);
}

/** Which resource, or which address, a call is about. */
function subjectOf(params: unknown): string {
  if (typeof params !== 'object' || params === null) return '';
  const { resource, url }: { resource?: unknown; url?: unknown } = params;
  return [resource, url].find((text) => typeof text === 'string') ?? '';
}
