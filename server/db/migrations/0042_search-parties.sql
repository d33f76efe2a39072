ALTER TABLE "consultation_parties" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text("name_ar" || ' ' || "name_en" || ' ' || "number")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "request_parties" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text("name_ar" || ' ' || "name_en" || ' ' || "number")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "consultation_parties_search" ON "consultation_parties" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "request_parties_search" ON "request_parties" USING gin ("search" gin_trgm_ops);