import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedDirection } from '#ui/typed-direction.ts';
import styles from '../list/list-tools.module.css';

interface RenameFormProps {
  name: string;
  onRename: (name: string) => Promise<unknown>;
  /** It is renamed, or is to stay as it is. */
  onEnd: () => void;
}

/** A view's name, in the place of its row while it is written anew. */
export function RenameForm({ name, onRename, onEnd }: RenameFormProps) {
  const { t } = useTranslation(['admin', 'site']);
  const [given, setGiven] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const [isSaving, setSaving] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = given.trim();
    if (wanted === '' || isSaving) return;
    if (wanted === name) return onEnd();
    setSaving(true);
    try {
      await onRename(wanted);
      onEnd();
    } catch {
      // Why stands over the views; what was typed stays.
      setSaving(false);
    }
  };
  return (
    <form className={styles.rename} onSubmit={(event) => void handleSubmit(event)}>
      <TextInput
        aria-label={t('lists.newName', { name })}
        dir={typedDirection(given)}
        maxLength={80}
        autoComplete="off"
        ref={field}
        value={given}
        onChange={(event) => setGiven(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" compact loading={isSaving}>
        {t('common.save', { ns: 'site' })}
      </Button>
      <Button variant="subtle" compact onClick={onEnd}>
        {t('common.cancel', { ns: 'site' })}
      </Button>
    </form>
  );
}
