interface Tagged<T> {
  readonly each: T;
  readonly tags: string[];
}

/** All of them: the first of each kind, and the others, which are left to the slow tests. */
export function firstOfEach<T>(all: readonly T[], kindOf: (each: T) => string): Tagged<T>[] {
  const seen = new Set<string>();
  return all.map((each) => {
    const kind = kindOf(each);
    const tags = seen.has(kind) ? ['slow'] : [];
    seen.add(kind);
    return { each, tags };
  });
}
