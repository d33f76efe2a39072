DROP INDEX "party_names_keys";--> statement-breakpoint
CREATE INDEX "party_names_keys" ON "party_names" USING gin ("keys") WITH (fastupdate=false);