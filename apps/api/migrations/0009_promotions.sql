CREATE TABLE "promotions" (
	"schedule_id" bigint NOT NULL,
	"team_id" bigint NOT NULL,
	"next_schedule_id" bigint NOT NULL,
	"rank" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "promotions_schedule_id_team_id_pk" PRIMARY KEY("schedule_id","team_id")
);
--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "promoted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_next_schedule_id_schedules_id_fk" FOREIGN KEY ("next_schedule_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotions_untold" ON "promotions" USING btree ("schedule_id","team_id") WHERE told_at is null;