CREATE TABLE "microsite_members" (
	"microsite_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "microsite_members_microsite_id_user_id_pk" PRIMARY KEY("microsite_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "microsite_news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "microsite_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"microsite_id" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"html" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "microsite_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "microsite_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"microsite_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"record" jsonb NOT NULL,
	"author_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "microsite_versions_number" UNIQUE("microsite_id","number")
);
--> statement-breakpoint
CREATE TABLE "microsites" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "microsites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"version" integer NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "microsites_name_unique" UNIQUE("name"),
	CONSTRAINT "microsites_kind" CHECK ("microsites"."kind" in ('race', 'special'))
);
--> statement-breakpoint
ALTER TABLE "microsite_members" ADD CONSTRAINT "microsite_members_microsite_id_microsites_id_fk" FOREIGN KEY ("microsite_id") REFERENCES "public"."microsites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "microsite_members" ADD CONSTRAINT "microsite_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "microsite_news" ADD CONSTRAINT "microsite_news_microsite_id_microsites_id_fk" FOREIGN KEY ("microsite_id") REFERENCES "public"."microsites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "microsite_versions" ADD CONSTRAINT "microsite_versions_microsite_id_microsites_id_fk" FOREIGN KEY ("microsite_id") REFERENCES "public"."microsites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "microsite_versions" ADD CONSTRAINT "microsite_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "microsite_news_latest" ON "microsite_news" USING btree ("microsite_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);