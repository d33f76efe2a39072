-- An account in the trash was a client all the same: whoever asks against it is found until it is erased. Of parties
-- those in the trash are named no more, as before.
CREATE OR REPLACE FUNCTION keep_party_name() RETURNS trigger LANGUAGE plpgsql AS $$
-- Arguments: the columns of the names and of the number, of the side, the resource and the column of the record that a
-- party belongs to, and the column of the role that alone makes an account one of a client. Empty where there is none.
DECLARE
  source text := replace(TG_TABLE_NAME, '_', '-');
  found jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
BEGIN
  IF TG_OP = 'DELETE' OR (TG_ARGV[6] = '' AND found ->> 'deleted_at' IS NOT NULL) OR (TG_ARGV[6] <> '' AND found ->> TG_ARGV[6] <> 'User') THEN
    DELETE FROM party_names WHERE resource = source AND record_id = (found ->> 'id')::int;
    RETURN NULL;
  END IF;
  INSERT INTO party_names AS kept (resource, record_id, of_resource, of_id, side, name_ar, name_en, number)
  VALUES (
    source, (found ->> 'id')::int, nullif(TG_ARGV[4], ''), (found ->> TG_ARGV[5])::int,
    coalesce(found ->> TG_ARGV[3], 'own'), found ->> TG_ARGV[0], found ->> TG_ARGV[1], coalesce(found ->> TG_ARGV[2], '')
  )
  ON CONFLICT (resource, record_id) DO UPDATE SET
    of_resource = excluded.of_resource, of_id = excluded.of_id, side = excluded.side,
    name_ar = excluded.name_ar, name_en = excluded.name_en, number = excluded.number,
    keys = CASE WHEN (kept.name_ar, kept.name_en, kept.number) = (excluded.name_ar, excluded.name_en, excluded.number) THEN kept.keys END;
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO party_names (resource, record_id, side, name_ar, name_en, number)
SELECT 'users', id, 'own', full_name_ar, full_name_en, '' FROM users WHERE role = 'User' AND deleted_at IS NOT NULL
ON CONFLICT DO NOTHING;
