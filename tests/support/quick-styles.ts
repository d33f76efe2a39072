import CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js';

/*
 * What is asked of an element's style here is whether it can be seen, pressed or read. Rules that say nothing of that
 * are left out: matching all of them against every element took a third of the time of these tests.
 */
const ASKED_FOR =
  /(?:^|[{;\s])(?:display|visibility|content-visibility|opacity|content|pointer-events|user-select)\s*:/;

interface Matching {
  cssRules: readonly { readonly cssText: string }[];
}

// The method is private in the library's types. Another version may have none, and every test says so.
const computing = CSSComputedStyle.prototype as unknown as { parseCSSRules(options: Matching): void };
const { parseCSSRules } = computing;
const kept = new WeakMap<Matching['cssRules'], { of: number; rules: Matching['cssRules'] }>();

computing.parseCSSRules = function parseAskedFor(options) {
  parseCSSRules.call(this, { ...options, cssRules: askedForOf(options.cssRules) });
};

function askedForOf(all: Matching['cssRules']): Matching['cssRules'] {
  const known = kept.get(all);
  if (known?.of === all.length) return known.rules;
  const rules = all.filter(({ cssText }) => ASKED_FOR.test(cssText));
  kept.set(all, { of: all.length, rules });
  return rules;
}
