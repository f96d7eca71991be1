-- Readings of JSON files by columns had no rows to skip and no header, which no page shows.
UPDATE "dataset_tables" SET "reading" = "reading" || '{"skip": 0, "hasHeader": true}'::jsonb WHERE "reading" ->> 'skip' IS NULL AND "reading" IS NOT NULL;
