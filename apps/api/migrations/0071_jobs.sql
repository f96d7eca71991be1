CREATE TABLE "dataset_finished_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dataset_id" bigint NOT NULL,
	"length" bigint NOT NULL,
	"finished_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dataset_files" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dataset_files" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dataset_files" ADD COLUMN "profiled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dataset_files" ADD COLUMN "is_slow" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dataset_uploads" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dataset_uploads" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dataset_finished_uploads" ADD CONSTRAINT "dataset_finished_uploads_dataset_id_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."datasets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dataset_finished_uploads_dataset" ON "dataset_finished_uploads" USING btree ("dataset_id");--> statement-breakpoint
CREATE INDEX "dataset_finished_uploads_at" ON "dataset_finished_uploads" USING btree ("finished_at");--> statement-breakpoint
ALTER TABLE "dataset_uploads" DROP COLUMN "joining_since";--> statement-breakpoint
-- a stopped process left this problem in the file that it profiled
UPDATE "dataset_files" SET "profile_state" = 'waiting', "profile_problem" = NULL
WHERE "profile_state" = 'failed' AND "profile_problem" ->> 'code' = 'tooMuchMemory';
