ALTER TABLE "notifications" ADD COLUMN "resource" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "record_id" integer;--> statement-breakpoint
UPDATE "notifications" SET "resource" = 'requests', "record_id" = "request_id" WHERE "request_id" IS NOT NULL;--> statement-breakpoint
UPDATE "notifications" SET "resource" = 'consultations', "record_id" = "consultation_id" WHERE "consultation_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "request_id";--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "consultation_id";