-- Practice is computed from submissions. Rows of this table came with the built-in content alone.
DROP TABLE "practices";--> statement-breakpoint
-- Notebooks were rows without a file, and came with the built-in content alone: there is nothing to open.
DELETE FROM "notebooks";--> statement-breakpoint
ALTER TABLE "notebooks" ADD COLUMN "file" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notebooks" ADD COLUMN "content" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notebooks" ADD COLUMN "pictures" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notebooks" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notebooks" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "notebooks" ADD COLUMN "change_key" text;--> statement-breakpoint
ALTER TABLE "notebooks" ADD CONSTRAINT "notebooks_key" UNIQUE("user_id","idempotency_key");
