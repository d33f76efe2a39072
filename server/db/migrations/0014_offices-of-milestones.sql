ALTER TABLE "company_summary" ADD COLUMN "success_rate_note_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_summary" ADD COLUMN "success_rate_note_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "branch_id" integer;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- The sentence that stood under every success rate before the firm could write its own.
UPDATE "company_summary" SET
  "success_rate_note_ar" = 'نسبة القضايا المنتهية بين عامي 2021 و2025 بحكم أو قرار تحكيم أو صلح قبِل به العميل. والنتائج السابقة لا تضمن نتائج مستقبلية.',
  "success_rate_note_en" = 'Share of matters closed between 2021 and 2025 with a judgment, award or settlement the client accepted. Past results do not guarantee future outcomes.';
