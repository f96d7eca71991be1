ALTER TABLE "users" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consent_at" timestamp with time zone;--> statement-breakpoint
-- Addresses from before codes were mailed stay as they were used: nobody loses the way into an account.
UPDATE "users" SET "email_verified" = true WHERE NOT "email_verified" AND "closed_at" IS NULL AND lower("email") NOT LIKE '%.invalid';
