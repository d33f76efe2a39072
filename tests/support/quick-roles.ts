import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { onceInProcess } from './once-in-process.ts';

/*
 * What role an element has by itself follows from its name and a few attributes. To be told it, each element that is
 * looked at by its role was tried against a hundred selectors; here it is, for elements that are the same in these.
 */
interface RoleHelpers {
  getImplicitAriaRoles: (element: Element) => string[];
}
interface ElementRoles {
  entries(): Iterable<readonly [{ readonly attributes?: readonly Attribute[] }, unknown]>;
}
interface Attribute {
  readonly name: string;
  readonly value?: string;
}

// The files of a worker share the library.
onceInProcess('roles of elements', () => {
  const own = createRequire(createRequire(resolve('package.json')).resolve('@testing-library/dom'));
  const helpers: RoleHelpers = own('./role-helpers.js');
  const { elementRoles }: { elementRoles: ElementRoles } = own('aria-query');
  const { getImplicitAriaRoles } = helpers;
  if (typeof getImplicitAriaRoles !== 'function')
    throw new Error('This version of Testing Library tells roles otherwise.');
  const attributes = [...elementRoles.entries()].flatMap(([element]) => element.attributes ?? []);
  const names = [...new Set(attributes.map(({ name }) => name))];
  const byValue = new Set(attributes.flatMap(({ name, value }) => (value ? [name] : [])));
  const stateOf = (element: Element, name: string) => {
    const value = element.getAttribute(name);
    return value === null || value === '' || byValue.has(name) ? value : true;
  };
  const known = new Map<string, string[]>();

  helpers.getImplicitAriaRoles = (element) => {
    const key = JSON.stringify([element.tagName, ...names.map((name) => stateOf(element, name))]);
    const roles = known.get(key) ?? getImplicitAriaRoles(element);
    known.set(key, roles);
    return roles;
  };
  return known;
});
