ALTER TABLE "articles" ADD COLUMN "arabic_state" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "english_state" text DEFAULT 'draft' NOT NULL;
--> statement-breakpoint
UPDATE "articles" record SET "arabic_state" = CASE
  WHEN publication.copy IS NULL THEN CASE WHEN publication.publish_at IS NULL THEN 'draft' ELSE 'scheduled' END
  WHEN publication.copy <> ((to_jsonb(record) - array['id', 'version', 'created_at', 'updated_at', 'deleted_at', 'arabic_state', 'english_state']) || jsonb_build_object('title_en', '', 'summary_en', '', 'body_en', '', 'search', fold_text(record.title_ar || ' ' || record.summary_ar || ' ' || record.body_ar))) THEN 'changed'
  ELSE 'published' END
FROM "publications" publication
WHERE publication.resource = 'articles' AND publication.record_id = record.id AND publication.language = 'ar';
--> statement-breakpoint
UPDATE "articles" record SET "english_state" = CASE
  WHEN publication.copy IS NULL THEN CASE WHEN publication.publish_at IS NULL THEN 'draft' ELSE 'scheduled' END
  WHEN publication.copy <> ((to_jsonb(record) - array['id', 'version', 'created_at', 'updated_at', 'deleted_at', 'arabic_state', 'english_state']) || jsonb_build_object('title_ar', '', 'summary_ar', '', 'body_ar', '', 'search', fold_text(record.title_en || ' ' || record.summary_en || ' ' || record.body_en))) THEN 'changed'
  ELSE 'published' END
FROM "publications" publication
WHERE publication.resource = 'articles' AND publication.record_id = record.id AND publication.language = 'en';
--> statement-breakpoint
SELECT keep_totals_of('articles', ARRAY['arabic_state', 'author_id', 'english_state']::text[]);