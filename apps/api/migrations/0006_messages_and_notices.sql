--> statement-breakpoint
-- 100000 is the system sender: people begin above it
ALTER TABLE "users" ALTER COLUMN "id" SET START WITH 200001;--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('users', 'id'), greatest(200000, (SELECT coalesce(max("id"), 0) FROM "users")));
