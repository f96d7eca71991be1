CREATE TABLE "competition_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "competition_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"competition_id" bigint NOT NULL,
	"actor_id" bigint NOT NULL,
	"role" text NOT NULL,
	"act" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competition_members" (
	"competition_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_members_competition_id_user_id_pk" PRIMARY KEY("competition_id","user_id"),
	CONSTRAINT "competition_members_role" CHECK ("competition_members"."role" in ('owner', 'coHost', 'moderator'))
);
--> statement-breakpoint
ALTER TABLE "competition_acts" ADD CONSTRAINT "competition_acts_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_acts" ADD CONSTRAINT "competition_acts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_members" ADD CONSTRAINT "competition_members_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_members" ADD CONSTRAINT "competition_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competition_acts_latest" ON "competition_acts" USING btree ("competition_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "competition_acts_actor" ON "competition_acts" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "competition_members_owner" ON "competition_members" USING btree ("competition_id") WHERE "competition_members"."role" = 'owner';--> statement-breakpoint
CREATE INDEX "competition_members_user" ON "competition_members" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "competition_members" ("competition_id", "user_id", "role", "added_at")
SELECT "competition_id", "owner_id", 'owner', "created_at" FROM "hosted_competitions" WHERE "owner_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "competition_acts" ("competition_id", "actor_id", "role", "act", "facts", "created_at")
SELECT "competition_id", "owner_id", 'owner', 'made', '{}', "created_at" FROM "hosted_competitions" WHERE "owner_id" IS NOT NULL;--> statement-breakpoint
-- A line of the log stays as it was written; it goes with its competition alone, whose removal runs as a trigger.
CREATE FUNCTION "refuse_change_of_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'a line of the log of a desk stays as it was written';
END
$$;--> statement-breakpoint
CREATE TRIGGER "competition_acts_stay" BEFORE UPDATE OR DELETE ON "competition_acts" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_log"();
--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "people_max" integer;
