DROP INDEX "consultations_client";--> statement-breakpoint
DROP INDEX "consultations_branch";--> statement-breakpoint
DROP INDEX "consultations_assignee";--> statement-breakpoint
DROP INDEX "requests_client";--> statement-breakpoint
DROP INDEX "requests_branch";--> statement-breakpoint
DROP INDEX "requests_assignee";--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "last_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "last_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "consultations" SET "last_note" = coalesce((SELECT left("text", 300) FROM "thread_entries" WHERE "resource" = 'consultations' AND "record_id" = "consultations"."id" AND "kind" = 'note' AND "visibility" = 'client' AND "author_id" IS DISTINCT FROM "consultations"."client_id" ORDER BY "id" DESC LIMIT 1), '');--> statement-breakpoint
UPDATE "requests" SET "last_note" = coalesce((SELECT left("text", 300) FROM "thread_entries" WHERE "resource" = 'requests' AND "record_id" = "requests"."id" AND "kind" = 'note' AND "visibility" = 'client' AND "author_id" IS DISTINCT FROM "requests"."client_id" ORDER BY "id" DESC LIMIT 1), '');--> statement-breakpoint
UPDATE "consultations" SET "closed_at" = "updated_at" WHERE "closed_at" IS NULL AND "status" IN ('Completed', 'Cancelled');--> statement-breakpoint
UPDATE "requests" SET "closed_at" = "updated_at" WHERE "closed_at" IS NULL AND "status" IN ('Resolved', 'Rejected');--> statement-breakpoint
CREATE INDEX "consultations_state" ON "consultations" USING btree ("status","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consultations_contacted" ON "consultations" USING btree ("first_contact_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consultations_closed" ON "consultations" USING btree ("closed_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consultations_open_due" ON "consultations" USING btree ("due_date","id") WHERE "deleted_at" is null and "status" in ('Pending', 'Scheduled');--> statement-breakpoint
CREATE INDEX "requests_state" ON "requests" USING btree ("status","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "requests_contacted" ON "requests" USING btree ("first_contact_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "requests_closed" ON "requests" USING btree ("closed_at","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "requests_open_due" ON "requests" USING btree ("due_date","id") WHERE "deleted_at" is null and "status" in ('Pending', 'Contacted');--> statement-breakpoint
CREATE INDEX "consultations_client" ON "consultations" USING btree ("client_id","status","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consultations_branch" ON "consultations" USING btree ("branch_id","status","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consultations_assignee" ON "consultations" USING btree ("assignee_id","status","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "requests_client" ON "requests" USING btree ("client_id","status","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "requests_branch" ON "requests" USING btree ("branch_id","status","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "requests_assignee" ON "requests" USING btree ("assignee_id","status","id") WHERE "deleted_at" is null;