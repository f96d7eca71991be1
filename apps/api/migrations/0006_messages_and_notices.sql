CREATE TABLE "inboxes" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reporter_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"message_id" bigint,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_reports_once" UNIQUE NULLS NOT DISTINCT("reporter_id","person_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "message_sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"partner_id" bigint NOT NULL,
	"last_message_id" bigint,
	"muted_at" timestamp with time zone,
	CONSTRAINT "message_sessions_pair" UNIQUE("user_id","partner_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sender_id" bigint NOT NULL,
	"receiver_id" bigint NOT NULL,
	"content" text NOT NULL,
	"system" boolean DEFAULT false NOT NULL,
	"idempotency_key" text NOT NULL,
	"read_at" timestamp with time zone,
	"sender_deleted" boolean DEFAULT false NOT NULL,
	"receiver_deleted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_key" UNIQUE("sender_id","idempotency_key","receiver_id"),
	CONSTRAINT "messages_system" CHECK ("messages"."system" = ("messages"."sender_id" = 100000)),
	CONSTRAINT "messages_not_to_self" CHECK ("messages"."sender_id" <> "messages"."receiver_id")
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"ignored" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"actor_id" bigint,
	"subject" text DEFAULT '' NOT NULL,
	"facts" jsonb NOT NULL,
	"competition_id" bigint,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notices_once" UNIQUE NULLS NOT DISTINCT("recipient_id","kind","actor_id","subject")
);
--> statement-breakpoint
ALTER TABLE "inboxes" ADD CONSTRAINT "inboxes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_sessions" ADD CONSTRAINT "message_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_sessions_latest" ON "message_sessions" USING btree ("user_id","last_message_id") WHERE last_message_id is not null and partner_id <> 100000;--> statement-breakpoint
CREATE INDEX "messages_between" ON "messages" USING btree ("sender_id","receiver_id","id");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("receiver_id","sender_id","id") WHERE read_at is null and not receiver_deleted;--> statement-breakpoint
CREATE INDEX "notices_list" ON "notices" USING btree ("recipient_id","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("recipient_id","kind","id") WHERE read_at is null and deleted_at is null;--> statement-breakpoint
-- 100000 is the system sender: people begin above it
ALTER TABLE "users" ALTER COLUMN "id" SET START WITH 200001;--> statement-breakpoint
SELECT setval('users_id_seq', greatest(200000, (SELECT last_value FROM "users_id_seq")), (SELECT is_called OR last_value < 200000 FROM "users_id_seq"));
