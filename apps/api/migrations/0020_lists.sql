CREATE TABLE "list_days" (
	"schedule_id" bigint NOT NULL,
	"stage" smallint NOT NULL,
	"day" date NOT NULL,
	"since" date,
	"total" integer NOT NULL,
	"entered" integer NOT NULL,
	"climbers" jsonb NOT NULL,
	CONSTRAINT "list_days_schedule_id_stage_day_pk" PRIMARY KEY("schedule_id","stage","day")
);
--> statement-breakpoint
CREATE TABLE "rescored_submissions" (
	"rescore_id" bigint NOT NULL,
	"submission_id" bigint NOT NULL,
	"old_a" double precision,
	"old_b" double precision,
	"new_a" double precision,
	"new_b" double precision,
	"is_refused" boolean DEFAULT false NOT NULL,
	CONSTRAINT "rescored_submissions_rescore_id_submission_id_pk" PRIMARY KEY("rescore_id","submission_id")
);
--> statement-breakpoint
CREATE TABLE "rescores" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rescores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"competition_id" bigint NOT NULL,
	"reason" jsonb NOT NULL,
	"scoring" jsonb NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shake_ups" (
	"schedule_id" bigint PRIMARY KEY NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	"is_final" boolean NOT NULL,
	"draws" integer NOT NULL,
	"total" integer NOT NULL,
	"correlation" double precision,
	"stayed" integer NOT NULL,
	"teams" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "list_days" ADD CONSTRAINT "list_days_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rescored_submissions" ADD CONSTRAINT "rescored_submissions_rescore_id_rescores_id_fk" FOREIGN KEY ("rescore_id") REFERENCES "public"."rescores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rescored_submissions" ADD CONSTRAINT "rescored_submissions_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rescores" ADD CONSTRAINT "rescores_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shake_ups" ADD CONSTRAINT "shake_ups_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rescored_submissions_submission" ON "rescored_submissions" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "rescores_competition" ON "rescores" USING btree ("competition_id","id");--> statement-breakpoint
CREATE INDEX "rank_snapshots_page" ON "rank_snapshots" USING btree ("schedule_id","stage","day","rank");--> statement-breakpoint
ANALYZE "rank_snapshots";--> statement-breakpoint
-- the days whose snapshots exist already: a day's ranks are compared with the newest snapshot up to the Monday of the week it shows
WITH "days" AS (
  SELECT "schedule_id", "stage", "day", count(*)::integer AS "total" FROM "rank_snapshots" GROUP BY 1, 2, 3
), "compared" AS (
  SELECT d.*, (SELECT max(o."day") FROM "days" o WHERE o."schedule_id" = d."schedule_id" AND o."stage" = d."stage"
    AND o."day" <= date_trunc('week', (d."day" - 1)::timestamp)::date) AS "since" FROM "days" d
)
INSERT INTO "list_days" ("schedule_id", "stage", "day", "since", "total", "entered", "climbers")
SELECT c."schedule_id", c."stage", c."day", c."since", c."total",
  CASE WHEN c."since" IS NULL THEN c."total" ELSE (SELECT count(*) FROM "rank_snapshots" n
    WHERE n."schedule_id" = c."schedule_id" AND n."stage" = c."stage" AND n."day" = c."day" AND NOT EXISTS (
      SELECT 1 FROM "rank_snapshots" b WHERE b."schedule_id" = n."schedule_id" AND b."stage" = n."stage"
        AND b."day" = c."since" AND b."team_id" = n."team_id"))::integer END,
  coalesce((SELECT json_agg(r)::jsonb FROM (
    SELECT n."team_id" AS "teamId", b."rank" AS "from", n."rank" AS "to"
    FROM "rank_snapshots" n JOIN "rank_snapshots" b ON b."schedule_id" = n."schedule_id" AND b."stage" = n."stage"
      AND b."day" = c."since" AND b."team_id" = n."team_id" AND b."rank" > n."rank"
    WHERE n."schedule_id" = c."schedule_id" AND n."stage" = c."stage" AND n."day" = c."day"
    ORDER BY b."rank" - n."rank" DESC, n."rank" LIMIT 5) r), '[]'::jsonb)
FROM "compared" c;
