ALTER TABLE "dataset_files" ADD COLUMN "table_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "dataset_files" f SET "table_count" = (SELECT count(*) FROM "dataset_tables" t WHERE t."file_id" = f."id")
WHERE EXISTS (SELECT FROM "dataset_tables" t WHERE t."file_id" = f."id");--> statement-breakpoint
-- archives with as many tables as are profiled may have more
UPDATE "dataset_files" SET "profile_state" = 'waiting', "profile_problem" = NULL
WHERE "profile_state" = 'done' AND "table_count" = 50;--> statement-breakpoint
-- data of imported competitions belongs to the category “Other”, so that the categories have as many data sets as there are
UPDATE "datasets" SET "category_id" = 19 WHERE "category_id" IS NULL AND "competition_id" IS NOT NULL;
