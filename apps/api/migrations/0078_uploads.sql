ALTER TABLE "dataset_uploads" RENAME TO "uploads";--> statement-breakpoint
ALTER TABLE "dataset_upload_parts" RENAME TO "upload_parts";--> statement-breakpoint
ALTER TABLE "dataset_finished_uploads" RENAME TO "finished_uploads";--> statement-breakpoint
ALTER INDEX "dataset_uploads_pkey" RENAME TO "uploads_pkey";--> statement-breakpoint
ALTER INDEX "dataset_finished_uploads_pkey" RENAME TO "finished_uploads_pkey";--> statement-breakpoint
ALTER INDEX "dataset_upload_parts_upload_id_start_pk" RENAME TO "upload_parts_upload_id_start_pk";--> statement-breakpoint
ALTER INDEX "dataset_uploads_dataset" RENAME TO "uploads_dataset";--> statement-breakpoint
ALTER INDEX "dataset_uploads_updated" RENAME TO "uploads_updated";--> statement-breakpoint
ALTER INDEX "dataset_finished_uploads_dataset" RENAME TO "finished_uploads_dataset";--> statement-breakpoint
ALTER INDEX "dataset_finished_uploads_at" RENAME TO "finished_uploads_at";--> statement-breakpoint
ALTER TABLE "uploads" RENAME CONSTRAINT "dataset_uploads_dataset_id_datasets_id_fk" TO "uploads_dataset_id_datasets_id_fk";--> statement-breakpoint
ALTER TABLE "upload_parts" RENAME CONSTRAINT "dataset_upload_parts_upload_id_dataset_uploads_id_fk" TO "upload_parts_upload_id_uploads_id_fk";--> statement-breakpoint
ALTER TABLE "finished_uploads" RENAME CONSTRAINT "dataset_finished_uploads_dataset_id_datasets_id_fk" TO "finished_uploads_dataset_id_datasets_id_fk";--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "competition_id" bigint;--> statement-breakpoint
UPDATE "uploads" SET "user_id" = (SELECT "owner_id" FROM "datasets" WHERE "datasets"."id" = "dataset_id");--> statement-breakpoint
DELETE FROM "uploads" WHERE "user_id" IS NULL;--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "dataset_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "finished_uploads" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "finished_uploads" ADD COLUMN "competition_id" bigint;--> statement-breakpoint
ALTER TABLE "finished_uploads" ADD COLUMN "submission_id" bigint;--> statement-breakpoint
UPDATE "finished_uploads" SET "user_id" = (SELECT "owner_id" FROM "datasets" WHERE "datasets"."id" = "dataset_id");--> statement-breakpoint
DELETE FROM "finished_uploads" WHERE "user_id" IS NULL;--> statement-breakpoint
ALTER TABLE "finished_uploads" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "finished_uploads" ALTER COLUMN "dataset_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finished_uploads" ADD CONSTRAINT "finished_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finished_uploads" ADD CONSTRAINT "finished_uploads_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finished_uploads" ADD CONSTRAINT "finished_uploads_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "finished_uploads_user" ON "finished_uploads" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose" CHECK (num_nonnulls(dataset_id, competition_id) = 1);
