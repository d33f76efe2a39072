export const typing = {
  charactersLeft_zero: '{{count}} characters left',
  charactersLeft_one: '{{count}} character left',
  charactersLeft_two: '{{count}} characters left',
  charactersLeft_few: '{{count}} characters left',
  charactersLeft_many: '{{count}} characters left',
  charactersLeft_other: '{{count}} characters left',
  charactersOver_zero: '{{count}} characters too many',
  charactersOver_one: '{{count}} character too many',
  charactersOver_two: '{{count}} characters too many',
  charactersOver_few: '{{count}} characters too many',
  charactersOver_many: '{{count}} characters too many',
  charactersOver_other: '{{count}} characters too many',
};
