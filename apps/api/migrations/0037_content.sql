CREATE TABLE "content_pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"source" text NOT NULL,
	"files" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_versions_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE INDEX "content_versions_activated" ON "content_versions" USING btree ("activated_at" DESC NULLS LAST);