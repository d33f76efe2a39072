/** Resolves after so many milliseconds, and keeps no process alive that has nothing else to do. */
export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds).unref();
  });
