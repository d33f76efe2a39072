ALTER TABLE "contact_messages" drop column "search";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text("name" || ' ' || "email" || ' ' || "phone" || ' ' || "message" || ' ' || 'M-' || extract(year from ("created_at" at time zone 'Asia/Riyadh'))::int::text || '-' || lpad("id"::text, greatest(5, length("id"::text)), '0'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin ("search" gin_trgm_ops);
