CREATE TABLE "microsite_draft_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "microsite_draft_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"microsite_id" bigint NOT NULL,
	"secret_hash" text NOT NULL,
	"author_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "microsite_draft_links_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "microsite_drafts" (
	"microsite_id" bigint PRIMARY KEY NOT NULL,
	"content" jsonb,
	"revision" integer NOT NULL,
	"author_id" bigint,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "microsites" ADD COLUMN "next_version" integer;--> statement-breakpoint
ALTER TABLE "microsites" ADD COLUMN "next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "microsite_draft_links" ADD CONSTRAINT "microsite_draft_links_microsite_id_microsites_id_fk" FOREIGN KEY ("microsite_id") REFERENCES "public"."microsites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "microsite_draft_links" ADD CONSTRAINT "microsite_draft_links_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "microsite_drafts" ADD CONSTRAINT "microsite_drafts_microsite_id_microsites_id_fk" FOREIGN KEY ("microsite_id") REFERENCES "public"."microsites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "microsite_drafts" ADD CONSTRAINT "microsite_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "microsite_draft_links_of" ON "microsite_draft_links" USING btree ("microsite_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "microsites" ADD CONSTRAINT "microsites_next" CHECK (("microsites"."next_version" is null) = ("microsites"."next_at" is null));