import type { AnyResource } from './define-resource.ts';
import { isLocalized, isNamed, isStored } from './field-kinds.ts';
import type { Finding } from './finding.ts';
import { PUBLICATION_STATES } from './publishing.ts';
import { pages } from './pages.ts';

const PAGES: readonly string[] = Object.values(pages).map(({ path }) => path);

/** What contradicts in how a definition is published. */
export function checkPublishing({ name, fields, publishing, access }: AnyResource): Finding[] {
  if (!publishing) return [];
  const { address, page, states, feed } = publishing;
  const field = fields[address];
  const found: Finding[] = [];
  const report = (id: string, message: string) => found.push({ id, at: `${name}.publishing`, message });
  if (!field || !('format' in field) || field.format !== 'slug' || field.unique === undefined)
    report('address-unsuited', `${address} is no slug that only one record has`);
  if (!PAGES.includes(page) || !page.includes(':slug'))
    report('page-unknown', `${page} is no page with a place for a slug`);
  const [said, author] = [fields[feed?.text ?? ''], fields[feed?.by ?? '']];
  if (feed && (!said || !isLocalized(said) || (feed.by !== undefined && !(author && isNamed(author)))))
    report('feed-unsuited', 'a feed wants a text in both languages, and an author who is a reference');
  for (const key of Object.values(states)) {
    const state = fields[key];
    const options = state && 'options' in state ? Object.keys(state.options) : [];
    if (String(options) !== String(PUBLICATION_STATES) || state?.writeBy !== 'server')
      report('state-unsuited', `${key} is no field of the states of publications that the host writes`);
  }
  if (access.read === false || !access.read.public || access.update === false)
    report('publishing-closed', 'what is published is read by everybody, and written by somebody');
  // A published copy is a copy of the row: what lies in other tables would be shown before it is published.
  for (const [key, each] of Object.entries(fields))
    if (!isStored(each)) report('publishing-beside', `${key} is not in the table, and cannot be copied`);
  return found;
}
