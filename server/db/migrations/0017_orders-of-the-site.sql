DROP INDEX "faqs_of_category_id";--> statement-breakpoint
ALTER TABLE "faq_categories" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "service_categories" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Those that are there keep the order in which they were shown.
UPDATE "faq_categories" SET "position" = "id";--> statement-breakpoint
UPDATE "faqs" SET "position" = "id";--> statement-breakpoint
UPDATE "service_categories" SET "position" = "id";--> statement-breakpoint
UPDATE "milestones" SET "position" = told.at FROM (SELECT "id", row_number() OVER (ORDER BY "year", "id") AS at FROM "milestones") told WHERE told.id = "milestones"."id";--> statement-breakpoint
CREATE INDEX "faq_categories_by_position" ON "faq_categories" USING btree ("position","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "faqs_by_position" ON "faqs" USING btree ("position","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "milestones_by_position" ON "milestones" USING btree ("position","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_categories_by_position" ON "service_categories" USING btree ("position","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "faqs_of_category_id" ON "faqs" USING btree ("category_id","position","id");