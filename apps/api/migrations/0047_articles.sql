ALTER TABLE "articles" ADD COLUMN "cover" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "tags" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- Articles were plain text whose paragraphs are separated by an empty line, and were all public.
UPDATE "articles" SET
  "body" = '<p>' || regexp_replace(replace(replace(replace("body", '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n{2,}', '</p><p>', 'g') || '</p>',
  "published_at" = "created_at";
