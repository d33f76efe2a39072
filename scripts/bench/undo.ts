type Step = () => Promise<unknown>;
export type Undo = ReturnType<typeof createUndo>;

/** What a script makes and has to take away again, also when somebody stops it. */
export function createUndo() {
  const steps: Step[] = [];
  /** Last in, first out; what cannot be undone keeps nothing else from it. */
  const all = async (): Promise<void> => {
    for (let step = steps.pop(); step; step = steps.pop())
      await step().catch((error: unknown) => console.error(error));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void all().then(() => process.exit(130)));
  return { push: (step: Step) => void steps.push(step), all };
}

/** Runs what takes everything away again that it has made, however it ends. */
export async function withUndo(run: (undo: Undo) => Promise<void>): Promise<void> {
  const undo = createUndo();
  try {
    await run(undo);
  } finally {
    await undo.all();
  }
}
