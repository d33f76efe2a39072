ALTER TABLE "audit_entries" ADD COLUMN "of_resource" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "of_id" integer;
--> statement-breakpoint
-- Written by hand from here on.
UPDATE audit_entries SET of_resource = 'requests', of_id = request_id FROM request_parties party
WHERE resource = 'request-parties' AND record_id = party.id;
--> statement-breakpoint
UPDATE audit_entries SET of_resource = 'consultations', of_id = consultation_id FROM consultation_parties party
WHERE resource = 'consultation-parties' AND record_id = party.id;
--> statement-breakpoint
-- Parties go with their record when it is erased, and their names and numbers stayed here.
UPDATE audit_entries SET changes = '{}', record_ar = '', record_en = ''
WHERE resource IN ('request-parties', 'consultation-parties') AND of_id IS NULL;
--> statement-breakpoint
-- The fee is kept with the time that a client sends: those who have sent one were shown it.
UPDATE consultations SET fee = branch.consultation_fee FROM branches branch
WHERE branch.id = branch_id AND status = 'Pending' AND wished_at IS NOT NULL AND fee IS NULL;
