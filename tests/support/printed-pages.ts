import type { Page } from '@playwright/test';

/** The sheets that the browser prints of a page as it is now, each with whether something is written on it. */
export async function printedPages(page: Page): Promise<{ isWritten: boolean }[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const parts = partsOf(pdf.toString('latin1'));
  const sheets = [...parts.values()].filter((part) => SHEET.test(part));
  return sheets.map((sheet) => ({ isWritten: writes(sheet, parts) }));
}

/** What stands in the file by the numbers that its parts have, each without the stream behind it. */
function partsOf(pdf: string): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const [, number = '', content = ''] of pdf.matchAll(PART))
    parts.set(number, content.replace(/\bstream\r?\n[^]*$/, ''));
  return parts;
}

/** Whether a part uses a font, or draws another one that does. */
function writes(part: string, parts: ReadonlyMap<string, string>): boolean {
  if (part.includes('/Font')) return true;
  const drawn = part.match(/\/XObject\s*<<[^>]*>>|\/Resources\s+\d+ 0 R/g) ?? [];
  return [...drawn.join(' ').matchAll(/(\d+) 0 R/g)].some(([, number = '']) =>
    writes(parts.get(number) ?? '', parts),
  );
}

const PART = /(?<=^|[\r\n])(\d+) 0 obj\b([^]*?)\bendobj\b/g;
/** Not `/Pages`, which lists them. */
const SHEET = /\/Type\s*\/Page\b/;
