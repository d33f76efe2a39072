ALTER TABLE "attachments" ADD COLUMN "public_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_public_id_unique" UNIQUE("public_id");--> statement-breakpoint
-- Written by hand from here on.
-- An answer that was lost is given again when the same is sent again: with the ids that answers have from now on.
UPDATE idempotency_keys SET answer = jsonb_set(answer, '{attachments}', coalesce((
  SELECT jsonb_agg(file || jsonb_build_object('id', attached.public_id) ORDER BY place)
  FROM jsonb_array_elements(answer -> 'attachments') WITH ORDINALITY AS kept(file, place)
  JOIN attachments attached ON attached.id::text = file ->> 'id'
), '[]'))
WHERE jsonb_typeof(answer -> 'attachments') = 'array' AND answer -> 'attachments' <> '[]';
