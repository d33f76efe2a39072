-- A list ordered by a name goes by what it shows: the other half, where the one of its language is empty.
DROP INDEX "articles_by_title_ar";--> statement-breakpoint
DROP INDEX "articles_by_title_en";--> statement-breakpoint
DROP INDEX "faqs_by_question_ar";--> statement-breakpoint
DROP INDEX "faqs_by_question_en";--> statement-breakpoint
DROP INDEX "users_by_full_name_ar";--> statement-breakpoint
DROP INDEX "users_by_full_name_en";--> statement-breakpoint
CREATE INDEX "articles_by_title_ar" ON "articles" USING btree ((order_text(coalesce(nullif("title_ar", ''), "title_en")) collate "C"),"id","title_ar","title_en") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_by_title_en" ON "articles" USING btree ((order_text(coalesce(nullif("title_en", ''), "title_ar")) collate "C"),"id","title_en","title_ar") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "faqs_by_question_ar" ON "faqs" USING btree ((order_text(coalesce(nullif("question_ar", ''), "question_en")) collate "C"),"id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "faqs_by_question_en" ON "faqs" USING btree ((order_text(coalesce(nullif("question_en", ''), "question_ar")) collate "C"),"id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_full_name_ar" ON "users" USING btree ((order_text(coalesce(nullif("full_name_ar", ''), "full_name_en")) collate "C"),"id","full_name_ar","full_name_en") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_full_name_en" ON "users" USING btree ((order_text(coalesce(nullif("full_name_en", ''), "full_name_ar")) collate "C"),"id","full_name_en","full_name_ar") WHERE "deleted_at" is null;