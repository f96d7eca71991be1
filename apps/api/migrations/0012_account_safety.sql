DROP INDEX "real_names_number";--> statement-breakpoint
ALTER TABLE "real_names" ADD COLUMN "number_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
CREATE UNIQUE INDEX "real_names_number_hash" ON "real_names" USING btree ("number_hash") WHERE case when "real_names"."auth_type" = 1 then "real_names"."id_card_status" else "real_names"."oversea_auth_status" end in (1, 2);--> statement-breakpoint
CREATE INDEX "real_names_number" ON "real_names" USING btree ("number_hash");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_name_key_unique" UNIQUE("name_key");