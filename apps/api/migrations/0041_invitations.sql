CREATE TABLE "invite_rankings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invite_rankings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"competition_id" bigint,
	"microsite" text,
	"day" date NOT NULL,
	"ranked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invite_rankings_competition_id_unique" UNIQUE("competition_id"),
	CONSTRAINT "invite_rankings_microsite_unique" UNIQUE("microsite"),
	CONSTRAINT "invite_rankings_scope" CHECK (("invite_rankings"."competition_id" is null) <> ("invite_rankings"."microsite" is null))
);
--> statement-breakpoint
CREATE TABLE "invite_ranks" (
	"ranking_id" bigint NOT NULL,
	"rank" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"invited" integer NOT NULL,
	CONSTRAINT "invite_ranks_ranking_id_rank_pk" PRIMARY KEY("ranking_id","rank"),
	CONSTRAINT "invite_ranks_person" UNIQUE("ranking_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "signups" ADD COLUMN "inviter_id" bigint;--> statement-breakpoint
ALTER TABLE "invite_rankings" ADD CONSTRAINT "invite_rankings_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_ranks" ADD CONSTRAINT "invite_ranks_ranking_id_invite_rankings_id_fk" FOREIGN KEY ("ranking_id") REFERENCES "public"."invite_rankings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_ranks" ADD CONSTRAINT "invite_ranks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signups" ADD CONSTRAINT "signups_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signups_inviter" ON "signups" USING btree ("inviter_id","competition_id") WHERE "signups"."inviter_id" is not null;--> statement-breakpoint
ALTER TABLE "signups" ADD CONSTRAINT "signups_inviter_other" CHECK ("signups"."inviter_id" <> "signups"."user_id");
--> statement-breakpoint
UPDATE "signups" s SET "inviter_id" = u."id" FROM "users" u WHERE s."target_id" = u."id"::text AND u."id" <> s."user_id";
