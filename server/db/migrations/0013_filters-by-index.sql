DROP INDEX "faqs_category";--> statement-breakpoint
DROP INDEX "requests_service";--> statement-breakpoint
CREATE INDEX "faqs_of_category_id" ON "faqs" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX "requests_of_service_id" ON "requests" USING btree ("service_id","id");--> statement-breakpoint
CREATE INDEX "users_of_role" ON "users" USING btree ("role","id");