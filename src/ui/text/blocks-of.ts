/** A part of a text as staff write it: a heading, a list, or a paragraph. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const HEADING = /^##\s+/;
const ITEM = /^-\s+/;

/** The blocks of a text. An empty line ends one, and so does whatever begins another. */
export function blocksOf(body: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of body.split('\n').map((each) => each.trim())) {
    const last = blocks.at(-1);
    if (line === '') isOpen = false;
    else if (HEADING.test(line)) {
      blocks.push({ kind: 'heading', text: line.replace(HEADING, '') });
      isOpen = false;
    } else if (ITEM.test(line)) {
      const item = line.replace(ITEM, '');
      if (isOpen && last?.kind === 'list')
        blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, item] };
      else blocks.push({ kind: 'list', items: [item] });
      isOpen = true;
    } else {
      const isGoingOn = isOpen && last?.kind === 'paragraph';
      if (isGoingOn) blocks[blocks.length - 1] = { kind: 'paragraph', text: `${last.text}\n${line}` };
      else blocks.push({ kind: 'paragraph', text: line });
      isOpen = true;
    }
  }
  return blocks;
}
