import type { typing as en } from '#locales/en/typing.ts';

export const typing: typeof en = {
  charactersLeft_zero: 'لم يبقَ أي حرف',
  charactersLeft_one: 'بقي حرف واحد',
  charactersLeft_two: 'بقي حرفان',
  charactersLeft_few: 'بقيت {{count}} أحرف',
  charactersLeft_many: 'بقي {{count}} حرفًا',
  charactersLeft_other: 'بقي {{count}} حرف',
  charactersOver_zero: 'بلغ النص الحد',
  charactersOver_one: 'زيادة حرف واحد عن الحد',
  charactersOver_two: 'زيادة حرفين عن الحد',
  charactersOver_few: 'زيادة {{count}} أحرف عن الحد',
  charactersOver_many: 'زيادة {{count}} حرفًا عن الحد',
  charactersOver_other: 'زيادة {{count}} حرف عن الحد',
};
