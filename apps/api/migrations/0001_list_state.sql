ALTER TABLE "board_states" ADD COLUMN "changes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "board_states" ADD COLUMN "ranked_changes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "board_states" ADD COLUMN "distribution" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "quota_lines_schedule" ON "quota_lines" USING btree ("schedule_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_one_in_evaluation" ON "submissions" USING btree ("team_id") WHERE status in ('queued', 'scoring');