import type { BilingualField } from '#contract/kinds/bilingual.ts';
import { halfKey } from '#contract/field-keys.ts';
import { LANGUAGES, directionOf } from '#contract/language.ts';
import { TextBlocks } from '#ui/text/text-blocks.tsx';
import type { ValueProps } from './field-view.ts';
import styles from '../fields/fields.module.css';
import blockStyles from '../fields/text-blocks.module.css';
import { NoValue } from '../fields/no-value.tsx';
import { textOf } from '../fields/use-input-words.tsx';

/** Both halves; where one is enough, those that are there. */
export function Show({ fieldKey, field, record }: ValueProps<BilingualField>) {
  const texts = LANGUAGES.map((half) => ({ half, text: textOf(record[halfKey(fieldKey, half)]) }));
  const shown = (field.languages ?? 'both') !== 'both' ? texts.filter(({ text }) => text !== '') : texts;
  if (shown.length === 0) return <NoValue />;
  return (
    <div className={styles.pair}>
      {shown.map(({ half, text }) =>
        field.blocks && text !== '' ? (
          <div key={half} lang={half} dir={directionOf(half)}>
            <TextBlocks text={text} className={blockStyles.blocks} />
          </div>
        ) : (
          <p key={half} lang={half} dir={directionOf(half)} className={styles.prose}>
            {text === '' ? <NoValue /> : text}
          </p>
        ),
      )}
    </div>
  );
}
