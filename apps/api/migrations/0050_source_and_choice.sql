CREATE TABLE "source_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "source_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version_id" bigint NOT NULL,
	"by" text NOT NULL,
	"user_id" bigint,
	"name" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "source_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"competition_id" bigint NOT NULL,
	"schedule_id" bigint NOT NULL,
	"team_id" bigint NOT NULL,
	"user_id" bigint,
	"no" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"file" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "source_versions_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "source_versions_no" UNIQUE("team_id","schedule_id","no")
);
--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "source_start_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "source_end_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "source_places" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "choice_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "choice_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "is_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "source_comments" ADD CONSTRAINT "source_comments_version_id_source_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."source_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_comments" ADD CONSTRAINT "source_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_versions" ADD CONSTRAINT "source_versions_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_versions" ADD CONSTRAINT "source_versions_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_versions" ADD CONSTRAINT "source_versions_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_versions" ADD CONSTRAINT "source_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "source_comments_version" ON "source_comments" USING btree ("version_id","id");--> statement-breakpoint
CREATE INDEX "source_versions_competition" ON "source_versions" USING btree ("competition_id","created_at");--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_source" CHECK (("schedules"."source_start_time" is null) = ("schedules"."source_end_time" is null));--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_choice" CHECK (("schedules"."choice_count" = 0) = ("schedules"."choice_until" is null));