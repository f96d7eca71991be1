ALTER TABLE "microsite_news" ADD COLUMN "number" integer;--> statement-breakpoint
UPDATE "microsite_news" n SET "number" = counted."number" FROM (
  SELECT "id", row_number() OVER (PARTITION BY "microsite_id" ORDER BY "id") AS "number" FROM "microsite_news"
) counted WHERE counted."id" = n."id";--> statement-breakpoint
ALTER TABLE "microsite_news" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "microsite_news" ADD CONSTRAINT "microsite_news_number" UNIQUE("microsite_id","number");--> statement-breakpoint
-- The built-in activities 201 and 202 count from 1 now. An operator's own texts keep the ids that they have.
UPDATE "discussion_topics" SET "activity_id" = "activity_id" - 200 WHERE "activity_id" IN (201, 202)
  AND (SELECT "source" FROM "content_versions" ORDER BY "activated_at" DESC, "id" DESC LIMIT 1) = 'built-in';
