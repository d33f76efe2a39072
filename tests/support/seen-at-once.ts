/** Nothing is laid out in these tests, so that an observer would never tell: here all that is watched is in view. */
globalThis.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    const box = target.getBoundingClientRect();
    const entry = { target, isIntersecting: true, intersectionRatio: 1, time: 0, rootBounds: null };
    this.#tell([{ ...entry, boundingClientRect: box, intersectionRect: box }], this);
  }

  unobserve(): void {}
  disconnect(): void {}
  takeRecords = () => [];
};
