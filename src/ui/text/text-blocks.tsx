import { blocksOf } from './blocks-of.ts';
import { UserText } from './user-text.tsx';

interface TextBlocksProps {
  text: string;
  className?: string | undefined;
}

/** A text of headings, lists and paragraphs, as it is read. */
export function TextBlocks({ text, className }: TextBlocksProps) {
  return (
    <div className={className}>
      {blocksOf(text).map((block, at) => {
        if (block.kind === 'heading')
          return (
            <h2 key={at} dir="auto">
              {block.text}
            </h2>
          );
        if (block.kind === 'paragraph')
          return (
            <UserText key={at} as="p">
              {block.text}
            </UserText>
          );
        return (
          <ul key={at}>
            {block.items.map((item, place) => (
              <li key={place} dir="auto">
                {item}
              </li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
