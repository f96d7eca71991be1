CREATE TABLE "blocks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"blocker_id" bigint NOT NULL,
	"blocked_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_pair" UNIQUE("blocker_id","blocked_id"),
	CONSTRAINT "blocks_not_oneself" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_list" ON "blocks" USING btree ("blocker_id","id");--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "messages_received" ON "messages" USING btree ("receiver_id","id");--> statement-breakpoint
-- who was muted is blocked from here on: the button said the same word
INSERT INTO "blocks" ("blocker_id", "blocked_id", "created_at")
  SELECT s."user_id", s."partner_id", s."muted_at" FROM "message_sessions" s JOIN "users" u ON u."id" = s."partner_id"
  WHERE s."muted_at" IS NOT NULL AND s."user_id" <> s."partner_id" ORDER BY s."muted_at", s."id";--> statement-breakpoint
DELETE FROM "follows" f USING "blocks" b
  WHERE (f."sponsor_id" = b."blocker_id" AND f."followed_id" = b."blocked_id")
    OR (f."sponsor_id" = b."blocked_id" AND f."followed_id" = b."blocker_id");--> statement-breakpoint
ALTER TABLE "message_sessions" DROP COLUMN "muted_at";