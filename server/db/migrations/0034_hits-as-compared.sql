ALTER TABLE "conflict_hits" ADD COLUMN "of_resource" text;--> statement-breakpoint
ALTER TABLE "conflict_hits" ADD COLUMN "of_id" integer;--> statement-breakpoint
ALTER TABLE "conflict_hits" ADD COLUMN "party" jsonb;--> statement-breakpoint
ALTER TABLE "conflict_hits" ADD COLUMN "other" jsonb;--> statement-breakpoint
ALTER TABLE "conflict_hits" ADD COLUMN "gone_as" text;--> statement-breakpoint
CREATE INDEX "conflict_hits_party" ON "conflict_hits" USING btree ("party_resource","party_id");
--> statement-breakpoint
-- Written by hand from here on. What was found does not end with a name any more; erasing a person ends it (`settle-erased.ts`).
DROP TRIGGER let_go_of_hits ON party_names;
--> statement-breakpoint
DROP FUNCTION let_go_of_hits();
--> statement-breakpoint
-- As before; its arguments by number, since the table has columns of their names now.
CREATE OR REPLACE FUNCTION conflict_state_of(of_resource text, of_id integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN bool_or(last.decision IS NULL) THEN 'open' WHEN bool_or(last.decision = 'wall') THEN 'walled'
    WHEN count(*) > 0 THEN 'cleared' END
  FROM conflict_hits hit LEFT JOIN LATERAL (
    SELECT decision FROM conflict_outcomes WHERE hit_id = hit.id ORDER BY id DESC LIMIT 1) last ON true
  WHERE hit.resource = $1 AND hit.record_id = $2 AND (hit.gone_at IS NULL OR last.decision = 'wall')
$$;
--> statement-breakpoint
-- Of hits that are there already nobody has kept the names: they get those of today. What ended undecided would be taken
-- for alike under them, and begin to count again: it is found anew where it still matches.
DELETE FROM conflict_hits hit WHERE gone_at IS NOT NULL AND NOT EXISTS (SELECT FROM conflict_outcomes WHERE hit_id = hit.id);
--> statement-breakpoint
CREATE TEMPORARY TABLE named_today ON COMMIT DROP AS
SELECT 'users' AS resource, id, NULL AS of_resource, NULL::integer AS of_id,
  jsonb_build_object('nameAr', full_name_ar, 'nameEn', full_name_en, 'number', '', 'side', 'own') AS named
FROM users WHERE email <> 'erased-' || id || '@erased.invalid'
UNION ALL
SELECT 'request-parties', id, 'requests', request_id,
  jsonb_build_object('nameAr', name_ar, 'nameEn', name_en, 'number', number, 'side', side) FROM request_parties
UNION ALL
SELECT 'consultation-parties', id, 'consultations', consultation_id,
  jsonb_build_object('nameAr', name_ar, 'nameEn', name_en, 'number', number, 'side', side) FROM consultation_parties;
--> statement-breakpoint
UPDATE conflict_hits hit SET party = named FROM named_today AS today WHERE today.resource = hit.party_resource AND today.id = hit.party_id;
--> statement-breakpoint
UPDATE conflict_hits hit SET other = named, of_resource = today.of_resource, of_id = today.of_id
FROM named_today today WHERE today.resource = hit.other_resource AND today.id = hit.other_id;
--> statement-breakpoint
UPDATE conflict_hits SET gone_as = CASE WHEN party IS NULL OR other IS NULL THEN 'erased' ELSE 'changed' END WHERE gone_at IS NOT NULL;
