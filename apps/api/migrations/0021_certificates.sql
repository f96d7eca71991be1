CREATE TABLE "certificates" (
	"no" text PRIMARY KEY NOT NULL,
	"competition_id" bigint NOT NULL,
	"team_id" bigint NOT NULL,
	"text" text NOT NULL,
	"signature" text NOT NULL,
	"signing_key" text NOT NULL,
	"revision" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "certificates_team" UNIQUE("competition_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "competition_views" (
	"user_id" bigint NOT NULL,
	"competition_id" bigint NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_views_user_id_competition_id_pk" PRIMARY KEY("user_id","competition_id")
);
--> statement-breakpoint
CREATE TABLE "commitments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commitments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"competition_id" bigint NOT NULL,
	"sha256" text NOT NULL,
	"salt" text NOT NULL,
	"settings" jsonb NOT NULL,
	"solution_key" text NOT NULL,
	"solution_sha256" text NOT NULL,
	"solution_bytes" bigint NOT NULL,
	"before_first" boolean NOT NULL,
	"committed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commitments_once" UNIQUE("competition_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"competition_id" bigint PRIMARY KEY NOT NULL,
	"commitment_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"changes" bigint NOT NULL,
	"document_key" text NOT NULL,
	"document_sha256" text NOT NULL,
	"document_bytes" bigint NOT NULL,
	"signature" text NOT NULL,
	"signing_key" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"certified_changes" bigint
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_views" ADD CONSTRAINT "competition_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_views" ADD CONSTRAINT "competition_views_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commitments" ADD CONSTRAINT "commitments_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_commitment_id_commitments_id_fk" FOREIGN KEY ("commitment_id") REFERENCES "public"."commitments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_unnotified" ON "certificates" USING btree ("no") WHERE notified_at is null;--> statement-breakpoint
CREATE INDEX "competition_views_latest" ON "competition_views" USING btree ("user_id","viewed_at");