import { describe, expect, it } from 'vitest';
import { initialOf } from '#ui/text/initial-of.ts';

describe('initial', () => {
  it.each([
    ['د. مشعل السدراوي', 'م'],
    ['الجوهرة العقيلي', 'ج'],
    ['أ.د. هانة شوكت', 'ه'],
    ['شركة البيان للتجارة', 'ب'],
    ['أحمد', 'أ'],
    ['Dr. Karim Fadel', 'K'],
    ['Al-Jawhara Al-Aqili', 'J'],
    ['Ali Hassan', 'A'],
    ['Alaa', 'A'],
    ['  reem  ', 'R'],
    ['شركة', 'ش'],
    ['«نور»', 'ن'],
    ['2048', ''],
    ['', ''],
  ])('of «%s» is «%s»: one letter, without title and article', (name, letter) => {
    expect(initialOf(name)).toBe(letter);
  });
});
