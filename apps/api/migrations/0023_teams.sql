CREATE TABLE "team_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"competition_id" bigint NOT NULL,
	"team_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"operator_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"other_team_id" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_invites" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_invites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"competition_id" bigint NOT NULL,
	"team_id" bigint NOT NULL,
	"inviter_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text DEFAULT 'invited' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "team_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"competition_id" bigint NOT NULL,
	"team_id" bigint NOT NULL,
	"applicant_team_id" bigint NOT NULL,
	"applicant_id" bigint NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "team_freeze_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "tutor" jsonb;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "looking_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "looking_skills" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "looking_time" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "team_changes" ADD CONSTRAINT "team_changes_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_changes" ADD CONSTRAINT "team_changes_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_changes" ADD CONSTRAINT "team_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invites" ADD CONSTRAINT "team_invites_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invites" ADD CONSTRAINT "team_invites_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invites" ADD CONSTRAINT "team_invites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_requests" ADD CONSTRAINT "team_requests_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_requests" ADD CONSTRAINT "team_requests_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_changes_team" ON "team_changes" USING btree ("team_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invites_open" ON "team_invites" USING btree ("team_id","user_id") WHERE state = 'invited';--> statement-breakpoint
CREATE INDEX "team_invites_team" ON "team_invites" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "team_invites_person" ON "team_invites" USING btree ("user_id","competition_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_requests_open" ON "team_requests" USING btree ("team_id","applicant_team_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "team_requests_team" ON "team_requests" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "team_requests_applicant" ON "team_requests" USING btree ("applicant_team_id","id");--> statement-breakpoint
CREATE INDEX "teams_looking" ON "teams" USING btree ("competition_id","looking_at" DESC NULLS LAST,"id") WHERE looking_at is not null;