import CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js';

/*
 * What is asked of an element's style here is whether it can be seen, pressed or read. Rules that say nothing of that
 * are left out: matching all of them against every element took a third of the time of these tests.
 */
const ASKED_FOR =
  /(?:^|[{;\s])(?:--[\w-]+|display|visibility|content-visibility|opacity|content|pointer-events|user-select)\s*:/;

interface Matching {
  cssRules: readonly { readonly cssText: string }[];
}

// The method is private in the library's types.
const computing = CSSComputedStyle.prototype as unknown as { parseCSSRules(options: Matching): void };
const { parseCSSRules } = computing;
if (typeof parseCSSRules !== 'function')
  throw new Error('This version of happy-dom matches styles otherwise.');
const kept = new WeakMap<Matching['cssRules'], { of: Matching['cssRules']; rules: Matching['cssRules'] }>();

computing.parseCSSRules = function parseAskedFor(options) {
  parseCSSRules.call(this, { ...options, cssRules: askedForOf(options.cssRules) });
};

function askedForOf(all: Matching['cssRules']): Matching['cssRules'] {
  const known = kept.get(all);
  if (known?.of.length === all.length && known.of.every((rule, index) => rule === all[index]))
    return known.rules;
  const rules = all.filter(({ cssText }) => ASKED_FOR.test(cssText));
  kept.set(all, { of: [...all], rules });
  return rules;
}
