CREATE INDEX "conflict_hits_other" ON "conflict_hits" USING btree ("other_resource","other_id");
--> statement-breakpoint
-- Written by hand from here on.
CREATE FUNCTION conflict_state_of(of_resource text, of_id integer) RETURNS text LANGUAGE sql STABLE AS $$
-- What was found is there still, or a wall stands about it: that falls only with another decision.
  SELECT CASE WHEN bool_or(last.decision IS NULL) THEN 'open' WHEN bool_or(last.decision = 'wall') THEN 'walled'
    WHEN count(*) > 0 THEN 'cleared' END
  FROM conflict_hits hit LEFT JOIN LATERAL (
    SELECT decision FROM conflict_outcomes WHERE hit_id = hit.id ORDER BY id DESC LIMIT 1) last ON true
  WHERE hit.resource = of_resource AND hit.record_id = of_id AND (hit.gone_at IS NULL OR last.decision = 'wall')
$$;
--> statement-breakpoint
-- Whoever was erased is named no more, whoever writes the account later, also by a restore: the mark is the e-mail.
CREATE OR REPLACE FUNCTION keep_party_name() RETURNS trigger LANGUAGE plpgsql AS $$
-- Arguments: the columns of the names and of the number, of the side, the resource and the column of the record that a
-- party belongs to, and the column of the role that alone makes an account one of a client. Empty where there is none.
DECLARE
  source text := replace(TG_TABLE_NAME, '_', '-');
  found jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
BEGIN
  IF TG_OP = 'DELETE' OR (TG_ARGV[6] = '' AND found ->> 'deleted_at' IS NOT NULL) OR (TG_ARGV[6] <> '' AND (
    found ->> TG_ARGV[6] <> 'User' OR found ->> 'email' = 'erased-' || (found ->> 'id') || '@erased.invalid'
  )) THEN
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
DELETE FROM party_names USING users WHERE resource = 'users' AND record_id = users.id AND users.email = 'erased-' || users.id || '@erased.invalid';
--> statement-breakpoint
-- What nobody decided is past when the other is named no more, whoever took them away: nobody could see what to decide.
CREATE FUNCTION let_go_of_hits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held record;
BEGIN
  FOR held IN
    SELECT resource, array_agg(DISTINCT record_id) AS ids FROM conflict_hits hit
    WHERE hit.other_resource = OLD.resource AND hit.other_id = OLD.record_id AND hit.gone_at IS NULL
      AND NOT EXISTS (SELECT FROM conflict_outcomes WHERE hit_id = hit.id)
    GROUP BY resource ORDER BY resource
  LOOP
    -- The record before its hits, as whoever checks or decides takes them; and only then is it read what was decided.
    EXECUTE format('SELECT FROM %I WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE', replace(held.resource, '-', '_'))
    USING held.ids;
    UPDATE conflict_hits hit SET gone_at = now()
    WHERE hit.other_resource = OLD.resource AND hit.other_id = OLD.record_id AND hit.gone_at IS NULL
      AND hit.resource = held.resource AND hit.record_id = ANY (held.ids)
      AND NOT EXISTS (SELECT FROM conflict_outcomes WHERE hit_id = hit.id);
    EXECUTE format('UPDATE %I SET conflict_state = conflict_state_of($1, id) WHERE id = ANY ($2)', replace(held.resource, '-', '_'))
    USING held.resource, held.ids;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER let_go_of_hits AFTER DELETE ON party_names FOR EACH ROW EXECUTE FUNCTION let_go_of_hits();
--> statement-breakpoint
UPDATE conflict_hits hit SET gone_at = now() WHERE gone_at IS NULL
  AND NOT EXISTS (SELECT FROM party_names WHERE resource = hit.other_resource AND record_id = hit.other_id)
  AND NOT EXISTS (SELECT FROM conflict_outcomes WHERE hit_id = hit.id);
--> statement-breakpoint
UPDATE requests SET conflict_state = conflict_state_of('requests', id) WHERE conflict_state IS DISTINCT FROM conflict_state_of('requests', id);
--> statement-breakpoint
UPDATE consultations SET conflict_state = conflict_state_of('consultations', id) WHERE conflict_state IS DISTINCT FROM conflict_state_of('consultations', id);
--> statement-breakpoint
CREATE TRIGGER refuse_emptying BEFORE TRUNCATE ON conflict_outcomes FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
