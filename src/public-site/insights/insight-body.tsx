import { UserText } from '#ui/text/user-text.tsx';
import { blocksOf } from './body-blocks.ts';
import styles from './insight-page.module.css';

/** The text of an article. */
export function InsightBody({ body }: { body: string }) {
  return (
    <div className={styles.body}>
      {blocksOf(body).map((block, at) => {
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
