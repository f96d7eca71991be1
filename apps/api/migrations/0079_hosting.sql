CREATE TABLE "hosted_competitions" (
	"competition_id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint,
	"code" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hosted_competitions_key" UNIQUE("owner_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "gate" text DEFAULT 'realName' NOT NULL;--> statement-breakpoint
ALTER TABLE "hosted_competitions" ADD CONSTRAINT "hosted_competitions_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hosted_competitions" ADD CONSTRAINT "hosted_competitions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_gate" CHECK ("competitions"."gate" in ('none', 'profile', 'realName'));