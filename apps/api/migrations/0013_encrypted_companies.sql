DROP INDEX "companies_code";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "code_hash" text;--> statement-breakpoint
CREATE INDEX "companies_code" ON "companies" USING btree ("code_hash");