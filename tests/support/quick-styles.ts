import CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js';

/*
 * What is asked of an element's style here is whether it can be seen, pressed or read. Rules that say nothing of that
 * are left out, and a rule for a class is not tried on elements without it: matching all of them against every element
 * took a third of the time of these tests.
 */
const ASKED_FOR =
  /(?:^|[{;\s])(?:--[\w-]+|display|visibility|content-visibility|opacity|content|pointer-events|user-select)\s*:/;

interface Rule {
  readonly cssText: string;
  /** Rules in a block have none of their own. */
  readonly selectorText?: string;
}
interface Matched {
  readonly element: { readonly classList: { contains(name: string): boolean } };
}
interface Matching {
  readonly cssRules: readonly Rule[];
  readonly elements: readonly Matched[];
}
interface Sheet {
  readonly cssRules: readonly Rule[];
}
interface AskedFor {
  readonly of: readonly Rule[];
  readonly rules: readonly { readonly rule: Rule; readonly classes: readonly string[] | undefined }[];
}

// The methods are private in the library's types.
const computing = CSSComputedStyle.prototype as unknown as { parseCSSRules: Parse; getStyleSheets: Sheets };
type Parse = ((options: Matching) => void) & { isQuick?: true };
type Sheets = (root: unknown) => readonly Sheet[];
const { parseCSSRules, getStyleSheets } = computing;
if (typeof parseCSSRules !== 'function' || typeof getStyleSheets !== 'function')
  throw new Error('This version of happy-dom matches styles otherwise.');
const kept = new WeakMap<readonly Rule[], AskedFor>();

const parseAskedFor: Parse = function parseAskedFor(this: unknown, options) {
  for (const { rule, classes } of askedForOf(options.cssRules)) {
    const elements = classes
      ? options.elements.filter(({ element }) => classes.some((name) => element.classList.contains(name)))
      : options.elements;
    if (elements.length > 0) parseCSSRules.call(this, { ...options, elements, cssRules: [rule] });
  }
};
parseAskedFor.isQuick = true;

let last: { rules: readonly (readonly Rule[])[]; sheets: readonly Sheet[] } = { rules: [], sheets: [] };
/** All sheets in one, of what is asked for: those with a rule each, of which there are many, were gone through each time. */
const sheetAskedFor: Sheets = function sheetAskedFor(this: unknown, root) {
  const all = getStyleSheets.call(this, root).map(({ cssRules }) => cssRules);
  const isKnown =
    all.length === last.rules.length && all.every((rules, index) => isSame(rules, last.rules[index] ?? []));
  if (!isKnown)
    last = {
      rules: all.map((rules) => [...rules]),
      sheets: [{ cssRules: all.flatMap((rules) => askedForOf(rules).map(({ rule }) => rule)) }],
    };
  return last.sheets;
};
// The files of a worker share the library.
if (!parseCSSRules.isQuick)
  Object.assign(computing, { parseCSSRules: parseAskedFor, getStyleSheets: sheetAskedFor });

function askedForOf(all: readonly Rule[]): AskedFor['rules'] {
  const known = kept.get(all);
  if (known && isSame(known.of, all)) return known.rules;
  const rules = all
    .filter(({ cssText }) => ASKED_FOR.test(cssText))
    .map((rule) => ({ rule, classes: classesOf(rule.selectorText) }));
  kept.set(all, { of: [...all], rules });
  return rules;
}

const isSame = (rules: readonly Rule[], others: readonly Rule[]): boolean =>
  rules.length === others.length && rules.every((rule, index) => rule === others[index]);

/** The classes of which an element must have one to be meant; none where that cannot be told at a glance. */
function classesOf(selector: string | undefined): string[] | undefined {
  if (!selector || /[()[\]\\"'&]/.test(selector)) return undefined;
  const ends = selector.split(',').map(
    (one) =>
      one
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '',
  );
  const classes = ends.flatMap((end) => /\.([\w-]+)/.exec(end)?.[1] ?? []);
  return classes.length === ends.length ? classes : undefined;
}
