-- A time that waits to be confirmed is as long as it is kept for its client; where nobody keeps it, as the firm says now.
UPDATE "consultations" SET "scheduled_until" = coalesce(
  (SELECT "ends_at" FROM "appointments" WHERE "resource" = 'consultations' AND "record_id" = "consultations"."id" AND "starts_at" = "wished_at"),
  "wished_at" + make_interval(mins => coalesce((SELECT "minutes" FROM "appointment_settings" LIMIT 1), 60)))
WHERE "status" = 'Pending' AND "scheduled_at" IS NULL AND "wished_at" IS NOT NULL;
