import { readXml, recordOf } from './read-xml.ts';
import { Found } from './verdict.ts';

/**
 * Looks at what a part of a document points at elsewhere. What is fetched when the document is opened is refused, but for
 * pictures: those come from nowhere then. Links that a person follows stay where they lead to the web or the sender's own
 * disk, and lead nowhere else.
 * @param part the name of the part that says so
 * @returns the same bytes, or others that point at less
 */
export function inspectRelations(part: string, bytes: Buffer): Buffer {
  const relations: Readonly<Record<string, string>>[] = [];
  let isChanged = false;
  readXml(bytes, {
    element(name, attributes) {
      if (name !== 'Relationship') return;
      const relation = recordOf(attributes);
      const target = allowedTarget(relation, { isChart: part.includes('/charts/_rels/') });
      isChanged ||= target !== relation['Target'];
      relations.push({ ...relation, ...(target === undefined ? {} : { Target: target }) });
    },
  });
  return isChanged ? written(relations) : bytes;
}

function allowedTarget(
  { TargetMode = '', Type = '', Target }: Readonly<Record<string, string>>,
  { isChart }: { isChart: boolean },
): string | undefined {
  if (TargetMode.toLowerCase() !== 'external' || Target === undefined || NOWHERE.test(Target)) return Target;
  const kind = Type.slice(Type.lastIndexOf('/') + 1);
  const isOwn = OWN_DISK.test(Target);
  if (kind === 'hyperlink' && (isOwn || LINK.test(Target.trim()))) return Target;
  // A template of the house, the workbook behind a chart or the addresses of a letter lie on the sender's own disk:
  // nobody else has them.
  if (OWN_KINDS.has(kind) && (isOwn || BESIDE.test(Target))) return Target;
  if (kind === 'oleObject' && isChart && isOwn) return Target;
  if (kind === 'image' || (kind === 'hyperlink' && !STARTING.test(Target.trim()))) return 'NULL';
  throw new Found('fileUnsafe');
}

function written(relations: readonly Readonly<Record<string, string>>[]): Buffer {
  const lines = relations.map((relation) => {
    const attributes = Object.entries(relation).map(([name, value]) => ` ${name}="${escaped(value)}"`);
    return `<Relationship${attributes.join('')}/>`;
  });
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${NAMESPACE}">${lines.join('')}</Relationships>`,
  );
}

const escaped = (text: string): string => text.replace(/[&<>"\t\n\r]/g, (mark) => `&#${mark.charCodeAt(0)};`);

const NAMESPACE = 'http://schemas.openxmlformats.org/package/2006/relationships';
/** What Word itself writes where a link leads nowhere any more. */
const NOWHERE = /^(NULL|about:blank)?$/i;
/** To the web, a mail or telephone, a place in the document, or a file beside it. */
const LINK = /^(https?:|ftp:|mailto:|tel:|#|(?![/\\])[^:\\]*$)/i;
const OWN_DISK = /^(file:\/\/\/)?[a-z]:[\\/]/i;
const BESIDE = /^[^:/\\]+$/;
const OWN_KINDS = new Set(['attachedTemplate', 'externalLinkPath', 'mailMergeSource']);
/** Schemes by which a program is started or a script run. */
const STARTING = /^(javascript|vbscript|data|mhtml|ms-|search)/i;
