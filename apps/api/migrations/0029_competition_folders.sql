CREATE TABLE "competition_folders" (
	"competition_id" bigint PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"baselines" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "competition_folders" ADD CONSTRAINT "competition_folders_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;