ALTER TABLE "dataset_files" ADD COLUMN "readings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "dataset_files" ADD COLUMN "reading_revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "dataset_tables" ADD COLUMN "reading" jsonb;