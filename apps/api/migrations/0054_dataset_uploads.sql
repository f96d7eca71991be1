CREATE TABLE "dataset_upload_parts" (
	"upload_id" uuid NOT NULL,
	"start" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "dataset_upload_parts_upload_id_start_pk" PRIMARY KEY("upload_id","start")
);
--> statement-breakpoint
CREATE TABLE "dataset_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dataset_id" bigint NOT NULL,
	"name" text NOT NULL,
	"length" bigint NOT NULL,
	"offset" bigint DEFAULT 0 NOT NULL,
	"modified" bigint DEFAULT 0 NOT NULL,
	"joining_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "dataset_upload_parts" ADD CONSTRAINT "dataset_upload_parts_upload_id_dataset_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."dataset_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_uploads" ADD CONSTRAINT "dataset_uploads_dataset_id_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."datasets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dataset_uploads_dataset" ON "dataset_uploads" USING btree ("dataset_id");--> statement-breakpoint
CREATE INDEX "dataset_uploads_updated" ON "dataset_uploads" USING btree ("updated_at");