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
-- What nobody decided is past when the other is named no more, whoever took them away: nobody could see what to decide.
CREATE FUNCTION let_go_of_hits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held record;
BEGIN
  FOR held IN
    WITH past AS (
      UPDATE conflict_hits hit SET gone_at = now()
      WHERE hit.other_resource = OLD.resource AND hit.other_id = OLD.record_id AND hit.gone_at IS NULL
        AND NOT EXISTS (SELECT FROM conflict_outcomes WHERE hit_id = hit.id)
      RETURNING hit.resource, hit.record_id)
    SELECT resource, array_agg(record_id) AS ids FROM past GROUP BY resource
  LOOP
    EXECUTE format('UPDATE %I SET conflict_state = conflict_state_of($1, id) WHERE id = ANY ($2)', replace(held.resource, '-', '_'))
    USING held.resource, held.ids;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER let_go_of_hits AFTER DELETE ON party_names FOR EACH ROW EXECUTE FUNCTION let_go_of_hits();
--> statement-breakpoint
DELETE FROM party_names USING users WHERE resource = 'users' AND record_id = users.id AND users.email = 'erased-' || users.id || '@erased.invalid';
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
