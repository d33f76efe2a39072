import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const sheet = readFileSync(resolve('src/ui/records/picture.module.css'), 'utf8');

/** Around which point a picture is cut: what the style sheet makes of the attributes that say it. */
export function focusOf(image: Element | null): string {
  if (!image) throw new Error('There is no picture');
  const shareOf = (axis: 'x' | 'y'): string => {
    const rule = (selector: string) =>
      new RegExp(`^\\${selector} \\{[^}]*--${axis}: (\\d+%);`, 'm').exec(sheet);
    const own = rule(`.image\\[data-${axis}='${image.getAttribute(`data-${axis}`)}'\\]`);
    return (own ?? rule('.image'))?.[1] ?? '';
  };
  const position = /^\.image \{[^}]*object-position: ([^;]+);/m.exec(sheet)?.[1] ?? '';
  return position.replaceAll(/var\(--([xy])\)/g, (_, axis: 'x' | 'y') => shareOf(axis));
}
