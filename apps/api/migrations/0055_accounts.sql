CREATE TABLE "data_exports" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"built_at" timestamp with time zone,
	"failed" boolean DEFAULT false NOT NULL,
	"key" text,
	"bytes" bigint,
	"sha256" text
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closing_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_built" ON "data_exports" USING btree ("built_at");--> statement-breakpoint
CREATE INDEX "users_closing" ON "users" USING btree ("closing_at") WHERE closing_at is not null and closed_at is null;