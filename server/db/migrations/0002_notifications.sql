CREATE TABLE "inboxes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"last_sequence" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"user_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"request_id" integer,
	"consultation_id" integer,
	"note_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"cleared_through" integer,
	CONSTRAINT "notifications_user_id_sequence_pk" PRIMARY KEY("user_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "inboxes" ADD CONSTRAINT "inboxes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");