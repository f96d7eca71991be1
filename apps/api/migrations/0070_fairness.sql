CREATE TABLE "file_sketches" (
	"submission_id" bigint PRIMARY KEY NOT NULL,
	"schedule_id" bigint NOT NULL,
	"digest" text NOT NULL,
	"errors" text NOT NULL,
	"score" double precision NOT NULL,
	"compared_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "signs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"competition_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"dismissed_at" timestamp with time zone,
	"dismissed_by" text DEFAULT '' NOT NULL,
	"dismissed_why" text DEFAULT '' NOT NULL,
	CONSTRAINT "signs_key" UNIQUE("competition_id","kind","key")
);
--> statement-breakpoint
ALTER TABLE "file_sketches" ADD CONSTRAINT "file_sketches_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_sketches" ADD CONSTRAINT "file_sketches_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signs" ADD CONSTRAINT "signs_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_sketches_digest" ON "file_sketches" USING btree ("schedule_id","digest");--> statement-breakpoint
CREATE INDEX "file_sketches_score" ON "file_sketches" USING btree ("schedule_id","score");--> statement-breakpoint
CREATE INDEX "file_sketches_waiting" ON "file_sketches" USING btree ("submission_id") WHERE compared_at is null;--> statement-breakpoint
CREATE INDEX "quota_lines_person" ON "quota_lines" USING btree ("user_id","schedule_id","day");