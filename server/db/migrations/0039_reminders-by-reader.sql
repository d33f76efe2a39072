-- Whoever was reminded is named; until now it was the client.
ALTER TABLE "appointment_reminders" ADD COLUMN "resource" text;--> statement-breakpoint
ALTER TABLE "appointment_reminders" ADD COLUMN "record_id" integer;--> statement-breakpoint
ALTER TABLE "appointment_reminders" ADD COLUMN "reader" text;--> statement-breakpoint
UPDATE "appointment_reminders" r SET "resource" = a."resource", "record_id" = a."record_id", "reader" = 'client'
FROM "appointments" a WHERE a."id" = r."appointment_id";--> statement-breakpoint
ALTER TABLE "appointment_reminders" DROP CONSTRAINT "appointment_reminders_appointment_id_appointments_id_fk";--> statement-breakpoint
ALTER TABLE "appointment_reminders" DROP CONSTRAINT "appointment_reminders_appointment_id_starts_at_hours_before_pk";--> statement-breakpoint
ALTER TABLE "appointment_reminders" DROP COLUMN "appointment_id";--> statement-breakpoint
ALTER TABLE "appointment_reminders" ALTER COLUMN "resource" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_reminders" ALTER COLUMN "record_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_reminders" ALTER COLUMN "reader" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_reminders" ADD CONSTRAINT "appointment_reminders_pk" PRIMARY KEY("resource","record_id","reader","starts_at","hours_before");
