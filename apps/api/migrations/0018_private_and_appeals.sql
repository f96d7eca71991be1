CREATE TABLE "appeals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appeals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"flag_id" bigint NOT NULL,
	"open_team_id" bigint,
	"user_id" bigint,
	"idempotency_key" text NOT NULL,
	"content" text NOT NULL,
	"file" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"accepted" boolean,
	"answer" jsonb,
	CONSTRAINT "appeals_flag" UNIQUE("flag_id"),
	CONSTRAINT "appeals_open" UNIQUE("open_team_id"),
	CONSTRAINT "appeals_key" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "private_unlocks" (
	"competition_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "private_unlocks_competition_id_user_id_pk" PRIMARY KEY("competition_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "team_flags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_flags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"team_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"status" smallint NOT NULL,
	"reason" jsonb NOT NULL,
	"evidence" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_open_team_id_teams_id_fk" FOREIGN KEY ("open_team_id") REFERENCES "public"."teams"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_flag_id_team_flags_id_fk" FOREIGN KEY ("flag_id") REFERENCES "public"."team_flags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_unlocks" ADD CONSTRAINT "private_unlocks_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_unlocks" ADD CONSTRAINT "private_unlocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_flags" ADD CONSTRAINT "team_flags_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "private_unlocks_user" ON "private_unlocks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "team_flags_team" ON "team_flags" USING btree ("team_id");--> statement-breakpoint
-- Teams that an older release has flagged: their reason is that of the latest notice.
INSERT INTO "team_flags" ("team_id", "kind", "status", "reason", "evidence", "created_at")
SELECT t."id", 'other', t."cheat_status", coalesce((
  SELECT n."facts" -> 'reason' FROM "notices" n
  WHERE n."kind" = 'blocked' AND n."facts" ->> 'teamId' = t."id"::text AND n."facts" ? 'reason'
  ORDER BY n."id" DESC LIMIT 1), '{"cn": "", "en": ""}'::jsonb), '{"cn": "", "en": ""}'::jsonb, t."updated_at"
FROM "teams" t WHERE t."cheat_status" <> 0;