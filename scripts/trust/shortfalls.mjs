import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../lib/project-root.mjs';

/**
 * The rows that SECURITY.md lists under "What falls short", with the reason of each.
 *
 * @returns {Map<string, string>}
 */
export function shortfalls() {
  const text = readFileSync(join(projectRoot, 'SECURITY.md'), 'utf8');
  const [, section = ''] = text.split(/^## What falls short$/m);
  const [listed = ''] = section.split(/^## /m);
  const lines = [...listed.matchAll(/^\|\s*([A-Z]-\d\d)\s*\|\s*(.*?)\s*\|$/gm)];
  return new Map(lines.map(([, id, reason]) => [id, reason]));
}
