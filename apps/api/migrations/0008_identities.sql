CREATE TABLE "companies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"status" smallint NOT NULL,
	"company_name" text NOT NULL,
	"credit_code" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"purpose" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"failure_reason" text,
	"failure_reason_en" text,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "companies_status" CHECK ("companies"."status" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "identity_photos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"part" text NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_photos_part" UNIQUE("user_id","part")
);
--> statement-breakpoint
ALTER TABLE "real_names" ADD COLUMN "certificate_type" text;--> statement-breakpoint
ALTER TABLE "real_names" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
-- those that are there: the usual document of their region, sent when they were written
UPDATE "real_names" SET "certificate_type" = CASE "auth_type" WHEN 2 THEN 'passport' ELSE 'idCard' END, "sent_at" = "created_at";--> statement-breakpoint
ALTER TABLE "real_names" ALTER COLUMN "certificate_type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "real_names" ALTER COLUMN "sent_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "real_names" ADD COLUMN "failure_reason_en" text;--> statement-breakpoint
ALTER TABLE "real_names" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_photos" ADD CONSTRAINT "identity_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_code" ON "companies" USING btree ("credit_code");--> statement-breakpoint
CREATE INDEX "real_names_number" ON "real_names" USING btree ("id_number");