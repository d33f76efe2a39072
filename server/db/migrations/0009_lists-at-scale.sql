-- `fold_text` for lists to be ordered by. Being no SQL function it is never written out in a query, so that an index of
-- it is found and its values are read there; fold_text would be worked out for every row that is skipped.
CREATE FUNCTION order_text(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$ BEGIN RETURN public.fold_text(value); END $$;
--> statement-breakpoint
CREATE TABLE "kept_totals" (
	"source" text NOT NULL,
	"is_deleted" boolean NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "consultations_by_case_title";--> statement-breakpoint
DROP INDEX "consultations_by_status";--> statement-breakpoint
DROP INDEX "requests_by_title";--> statement-breakpoint
DROP INDEX "requests_by_status";--> statement-breakpoint
DROP INDEX "users_by_full_name_ar";--> statement-breakpoint
DROP INDEX "users_by_full_name_en";--> statement-breakpoint
DROP INDEX "users_by_email";--> statement-breakpoint
DROP INDEX "users_by_role";--> statement-breakpoint
CREATE INDEX "kept_totals_sum" ON "kept_totals" USING btree ("source","is_deleted","key","value","change");--> statement-breakpoint
-- Keeps the totals of a table: of all its records, and of those with each value of the columns. Made again it counts
-- again. The names of the columns stand in the triggers too, where the host reads what is kept.
CREATE FUNCTION keep_totals_of(source text, columns text[]) RETURNS void LANGUAGE plpgsql AS $make$
DECLARE
  pairs text := concat_ws(', ', $$('', '')$$, (
    SELECT string_agg(format($$(%L, coalesce(record.%I::text, ''))$$, name, name), ', ' ORDER BY place)
    FROM unnest(columns) WITH ORDINALITY AS named(name, place)));
  names text := concat_ws(', ', 'deleted_at', (
    SELECT string_agg(format('%I', name), ', ' ORDER BY place) FROM unnest(columns) WITH ORDINALITY AS named(name, place)));
  arguments text := coalesce((SELECT string_agg(quote_literal(name), ', ' ORDER BY place)
    FROM unnest(columns) WITH ORDINALITY AS named(name, place)), '');
  keeper text := 'keep_totals_' || source;
  adding text := format($$INSERT INTO kept_totals (source, is_deleted, key, value, change)
    SELECT %L, record.deleted_at IS NOT NULL, kept.key, kept.value, sum(record.change)
    FROM (%%s) record, LATERAL (VALUES %s) AS kept(key, value)
    GROUP BY 2, 3, 4 HAVING sum(record.change) <> 0$$, source, pairs);
  added text := format('SELECT 1 AS change, %s FROM new_rows', names);
  removed text := format('SELECT -1 AS change, %s FROM old_rows', names);
BEGIN
  EXECUTE format($$CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS $keep$ BEGIN
    IF tg_op = 'INSERT' THEN %s;
    ELSIF tg_op = 'UPDATE' THEN %s;
    ELSIF tg_op = 'DELETE' THEN %s;
    ELSE DELETE FROM kept_totals WHERE kept_totals.source = %L;
    END IF;
    RETURN NULL;
  END $keep$ $$, keeper, format(adding, added), format(adding, added || ' UNION ALL ' || removed), format(adding, removed), source);
  -- Of each statement, not of each row. Making them holds writers off until this transaction ends, so that none is missed.
  EXECUTE format($$
    CREATE OR REPLACE TRIGGER keep_totals_inserted AFTER INSERT ON %1$I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION %2$I(%3$s);
    CREATE OR REPLACE TRIGGER keep_totals_updated AFTER UPDATE ON %1$I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION %2$I(%3$s);
    CREATE OR REPLACE TRIGGER keep_totals_deleted AFTER DELETE ON %1$I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION %2$I(%3$s);
    CREATE OR REPLACE TRIGGER keep_totals_emptied AFTER TRUNCATE ON %1$I
      FOR EACH STATEMENT EXECUTE FUNCTION %2$I(%3$s);$$, source, keeper, arguments);
  DELETE FROM kept_totals WHERE kept_totals.source = keep_totals_of.source;
  EXECUTE format(adding, format('SELECT 1 AS change, %s FROM %I', names, source));
END $make$;
--> statement-breakpoint
CREATE INDEX "audit_entries_by_created_at" ON "audit_entries" USING btree ("created_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "audit_entries_by_updated_at" ON "audit_entries" USING btree ("updated_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bases_of_success_by_position" ON "bases_of_success" USING btree ("position","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bases_of_success_by_created_at" ON "bases_of_success" USING btree ("created_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bases_of_success_by_updated_at" ON "bases_of_success" USING btree ("updated_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "branches_by_name_ar" ON "branches" USING btree ((order_text("name_ar") collate "C"),"id","name_ar") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "branches_by_name_en" ON "branches" USING btree ((order_text("name_en") collate "C"),"id","name_en") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "branches_by_created_at" ON "branches" USING btree ("created_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "branches_by_updated_at" ON "branches" USING btree ("updated_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "client_reviews_by_position" ON "client_reviews" USING btree ("position","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "client_reviews_by_created_at" ON "client_reviews" USING btree ("created_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "client_reviews_by_updated_at" ON "client_reviews" USING btree ("updated_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consultation_types_by_name_ar" ON "consultation_types" USING btree ((order_text("name_ar") collate "C"),"id","name_ar") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consultation_types_by_name_en" ON "consultation_types" USING btree ((order_text("name_en") collate "C"),"id","name_en") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consultation_types_by_created_at" ON "consultation_types" USING btree ("created_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consultation_types_by_updated_at" ON "consultation_types" USING btree ("updated_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consultations_by_due_date" ON "consultations" USING btree ("due_date","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consultations_by_updated_at" ON "consultations" USING btree ("updated_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consultations_by_reply_due_at_desc" ON "consultations" USING btree ("reply_due_at" desc nulls last,"id" desc) WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consultations_by_scheduled_at_desc" ON "consultations" USING btree ("scheduled_at" desc nulls last,"id" desc) WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consultations_by_due_date_desc" ON "consultations" USING btree ("due_date" desc nulls last,"id" desc) WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_by_created_at" ON "contact_messages" USING btree ("created_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_by_updated_at" ON "contact_messages" USING btree ("updated_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "core_values_by_position" ON "core_values" USING btree ("position","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "core_values_by_created_at" ON "core_values" USING btree ("created_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "core_values_by_updated_at" ON "core_values" USING btree ("updated_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "deletion_requests_by_created_at" ON "deletion_requests" USING btree ("created_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "deletion_requests_by_updated_at" ON "deletion_requests" USING btree ("updated_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "faq_categories_by_name_ar" ON "faq_categories" USING btree ((order_text("name_ar") collate "C"),"id","name_ar") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "faq_categories_by_name_en" ON "faq_categories" USING btree ((order_text("name_en") collate "C"),"id","name_en") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "faq_categories_by_created_at" ON "faq_categories" USING btree ("created_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "faq_categories_by_updated_at" ON "faq_categories" USING btree ("updated_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "faqs_by_question_ar" ON "faqs" USING btree ((order_text("question_ar") collate "C"),"id","question_ar") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "faqs_by_question_en" ON "faqs" USING btree ((order_text("question_en") collate "C"),"id","question_en") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "faqs_by_created_at" ON "faqs" USING btree ("created_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "faqs_by_updated_at" ON "faqs" USING btree ("updated_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "lawyers_by_name_ar" ON "lawyers" USING btree ((order_text("name_ar") collate "C"),"id","name_ar") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "lawyers_by_name_en" ON "lawyers" USING btree ((order_text("name_en") collate "C"),"id","name_en") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "lawyers_by_position" ON "lawyers" USING btree ("position","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "lawyers_by_years_of_experience" ON "lawyers" USING btree ("years_of_experience","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "lawyers_by_created_at" ON "lawyers" USING btree ("created_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "lawyers_by_updated_at" ON "lawyers" USING btree ("updated_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "list_views_by_name" ON "list_views" USING btree ((order_text("name") collate "C"),"id","name") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "list_views_by_created_at" ON "list_views" USING btree ("created_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "list_views_by_updated_at" ON "list_views" USING btree ("updated_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "milestones_by_year" ON "milestones" USING btree ("year","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "milestones_by_title_ar" ON "milestones" USING btree ((order_text("title_ar") collate "C"),"id","title_ar") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "milestones_by_title_en" ON "milestones" USING btree ((order_text("title_en") collate "C"),"id","title_en") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "milestones_by_created_at" ON "milestones" USING btree ("created_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "milestones_by_updated_at" ON "milestones" USING btree ("updated_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "requests_by_updated_at" ON "requests" USING btree ("updated_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "requests_by_reply_due_at_desc" ON "requests" USING btree ("reply_due_at" desc nulls last,"id" desc) WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "requests_by_due_date_desc" ON "requests" USING btree ("due_date" desc nulls last,"id" desc) WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_categories_by_name_ar" ON "service_categories" USING btree ((order_text("name_ar") collate "C"),"id","name_ar") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_categories_by_name_en" ON "service_categories" USING btree ((order_text("name_en") collate "C"),"id","name_en") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_categories_by_created_at" ON "service_categories" USING btree ("created_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_categories_by_updated_at" ON "service_categories" USING btree ("updated_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "services_by_category_id" ON "services" USING btree ("category_id","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "services_by_name_ar" ON "services" USING btree ((order_text("name_ar") collate "C"),"id","name_ar") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "services_by_name_en" ON "services" USING btree ((order_text("name_en") collate "C"),"id","name_en") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "services_by_created_at" ON "services" USING btree ("created_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "services_by_updated_at" ON "services" USING btree ("updated_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sliders_by_position" ON "sliders" USING btree ("position","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sliders_by_created_at" ON "sliders" USING btree ("created_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sliders_by_updated_at" ON "sliders" USING btree ("updated_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_updated_at" ON "users" USING btree ("updated_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consultations_by_case_title" ON "consultations" USING btree ((order_text("case_title") collate "C"),"id","case_title") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consultations_by_status" ON "consultations" USING btree ("status" collate "C","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "requests_by_title" ON "requests" USING btree ((order_text("title") collate "C"),"id","title") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "requests_by_status" ON "requests" USING btree ("status" collate "C","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_full_name_ar" ON "users" USING btree ((order_text("full_name_ar") collate "C"),"id","full_name_ar") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_full_name_en" ON "users" USING btree ((order_text("full_name_en") collate "C"),"id","full_name_en") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email" collate "C","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_role" ON "users" USING btree ("role" collate "C","id") WHERE "deleted_at" is null;--> statement-breakpoint
SELECT keep_totals_of('service_categories', ARRAY[]::text[]);
--> statement-breakpoint
SELECT keep_totals_of('services', ARRAY['category_id']::text[]);
--> statement-breakpoint
SELECT keep_totals_of('consultation_types', ARRAY[]::text[]);
--> statement-breakpoint
SELECT keep_totals_of('requests', ARRAY['branch_id', 'service_id', 'status']::text[]);
--> statement-breakpoint
SELECT keep_totals_of('consultations', ARRAY['area_id', 'branch_id', 'consultant_id', 'consultation_type_id', 'status']::text[]);
--> statement-breakpoint
SELECT keep_totals_of('users', ARRAY['branch_id', 'is_suspended', 'role']::text[]);
--> statement-breakpoint
SELECT keep_totals_of('deletion_requests', ARRAY['status']::text[]);
--> statement-breakpoint
SELECT keep_totals_of('faqs', ARRAY['category_id']::text[]);
--> statement-breakpoint
SELECT keep_totals_of('faq_categories', ARRAY[]::text[]);
--> statement-breakpoint
SELECT keep_totals_of('contact_messages', ARRAY['is_handled']::text[]);
--> statement-breakpoint
SELECT keep_totals_of('milestones', ARRAY[]::text[]);
--> statement-breakpoint
SELECT keep_totals_of('core_values', ARRAY[]::text[]);
--> statement-breakpoint
SELECT keep_totals_of('bases_of_success', ARRAY[]::text[]);
--> statement-breakpoint
SELECT keep_totals_of('lawyers', ARRAY['branch_id']::text[]);
--> statement-breakpoint
SELECT keep_totals_of('client_reviews', ARRAY['branch_id', 'is_published']::text[]);
--> statement-breakpoint
SELECT keep_totals_of('sliders', ARRAY[]::text[]);
--> statement-breakpoint
SELECT keep_totals_of('branches', ARRAY[]::text[]);
--> statement-breakpoint
SELECT keep_totals_of('list_views', ARRAY['resource']::text[]);
--> statement-breakpoint
SELECT keep_totals_of('audit_entries', ARRAY['operation', 'resource']::text[]);