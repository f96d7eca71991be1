ALTER TABLE "schedules" DROP CONSTRAINT "schedules_sort";--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "is_seasonal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "season" text;--> statement-breakpoint
CREATE UNIQUE INDEX "schedules_sort" ON "schedules" USING btree ("competition_id","sort") WHERE "schedules"."season" is null;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_season" UNIQUE("competition_id","season");--> statement-breakpoint
UPDATE "competitions" SET "is_seasonal" = true WHERE "slug" IN ('us-births', 'penguins') AND "format" = 3;
