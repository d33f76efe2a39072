import { afterEach, describe, expect, it } from 'vitest';
import { LIST_KEYS, type ListKey, declaredKeysOf, listActionOf } from '#admin/list/list-keys.ts';
import { resources } from '#resources/index.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const press = (given: Partial<KeyboardEvent>, declared?: readonly ListKey[]) =>
  listActionOf(
    {
      key: '',
      code: '',
      shiftKey: false,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      isComposing: false,
      target: document.body,
      ...given,
    },
    declared,
  );
const inside = (html: string, selector: string): Element => {
  document.body.innerHTML = html;
  return document.querySelector(selector) ?? document.body;
};

describe('the keys of a list', () => {
  it.each([
    ['/', 'Slash', 'search'],
    ['j', 'KeyJ', 'next'],
    ['K', 'KeyK', 'previous'],
    ['?', 'Slash', 'help'],
    ['/', 'Digit7', 'search'],
    ['-', 'Slash', null],
    ['x', 'KeyB', 'select'],
  ])('«%s» on the place %s does %s', (key, code, action) => {
    expect(press({ key, code, shiftKey: key === '?' || code === 'Digit7' })).toBe(action);
  });

  it.each([
    ['ت', 'KeyJ', false, 'next'],
    ['ن', 'KeyK', false, 'previous'],
    ['ء', 'KeyX', false, 'select'],
    ['ظ', 'Slash', false, 'search'],
    ['؟', 'Slash', true, 'help'],
    ['ث', 'KeyE', false, 'edit'],
    ['ى', 'KeyN', false, 'create'],
    // One key, two letters.
    ['لا', 'KeyB', false, 'bulk'],
    ['م', 'KeyL', false, 'matching'],
    ['ي', 'KeyD', false, 'export'],
    ['ؤ', 'KeyC', false, 'clear'],
  ])('with Arabic letters the place counts: «%s» on %s', (key, code, shiftKey, action) => {
    expect(press({ key, code, shiftKey })).toBe(action);
  });

  it.each(resources.map((resource) => [resource.name, resource] as const))(
    'each does one thing on the list of %s',
    (_name, resource) => {
      const keys = [...LIST_KEYS, ...declaredKeysOf(resource)].map(([, key]) => key.toLowerCase());
      expect(new Set(keys).size).toBe(keys.length);
    },
  );

  it('what a capability adds is a key on the lists that have it, and nothing on the others', () => {
    const declared: readonly ListKey[] = [['publish', 'p']];
    expect(press({ key: 'p', code: 'KeyP' }, declared)).toBe('publish');
    expect(press({ key: 'ح', code: 'KeyP' }, declared)).toBe('publish');
    expect(press({ key: 'p', code: 'KeyP' })).toBeNull();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing'] as const)('nothing happens with %s', (held) => {
    expect(LIST_KEYS.map(([, key]) => press({ key, [held]: true }))).toEqual(LIST_KEYS.map(() => null));
  });

  it.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable>x</p>'])(
    'nothing happens while somebody types in %s',
    (html) => {
      const target = inside(html, 'input, textarea, select, p');
      expect(press({ key: 'j', code: 'KeyJ', target })).toBeNull();
    },
  );

  it('a row’s box is no typing, and Enter opens only a row itself', () => {
    const html = '<table><tbody><tr><td><input type="checkbox"><a href="/">x</a></td></tr></tbody></table>';
    expect(press({ key: 'x', code: 'KeyX', target: inside(html, 'input') })).toBe('select');
    expect(press({ key: 'Enter', code: 'Enter', target: inside(html, 'a') })).toBeNull();
    expect(press({ key: 'Enter', code: 'Enter', target: inside(html, 'tr') })).toBe('open');
  });
});
