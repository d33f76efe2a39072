import type { FieldType } from '#contract/fields.ts';

/** Long texts and pairs take the whole row of a form; the rest stands two by two. */
export function isWide(type: FieldType): boolean {
  switch (type) {
    case 'bilingual':
    case 'longText':
    case 'references':
    case 'image':
    case 'files':
    case 'hours':
    case 'rows':
      return true;
    case 'text':
    case 'email':
    case 'phone':
    case 'url':
    case 'number':
    case 'boolean':
    case 'date':
    case 'dateTime':
    case 'select':
    case 'reference':
    case 'password':
      return false;
  }
}
