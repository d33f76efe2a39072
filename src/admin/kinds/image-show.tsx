import type { ImageField } from '#contract/kinds/image.ts';
import { imageSchema } from '#contract/images.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Picture } from '#ui/records/picture.tsx';
import type { ValueProps } from './field-view.ts';
import styles from '../fields/image.module.css';
import { NoValue } from '../fields/no-value.tsx';

export function Show({ fieldKey, field, record }: ValueProps<ImageField>) {
  const { language } = useLanguage();
  const { data: image } = imageSchema.safeParse(record[fieldKey]);
  if (!image) return <NoValue />;
  return <Picture image={image} alt={field.label[language]} sizes="240px" className={styles.whole} />;
}
