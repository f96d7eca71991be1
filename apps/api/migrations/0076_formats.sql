-- more formats have a profile, and files of any other one say why they have none
UPDATE "dataset_files" SET "profile_state" = 'waiting', "format" = CASE
  WHEN "name" ~* '\.(xlsx|xlsm)$' THEN 'xlsx'
  WHEN "name" ~* '\.(json|topojson)$' THEN 'json'
  WHEN "name" ~* '\.(geojson)$' THEN 'geojson'
  WHEN "name" ~* '\.(arrow|arrows|feather|ipc)$' THEN 'arrow'
  WHEN "name" ~* '\.(pq)$' THEN 'parquet'
  WHEN "name" ~* '\.(txt|data|dat)$' THEN 'text'
  WHEN "name" ~* '\.(csv|tsv|tab|txt|data|dat|jsonl|ndjson|json|geojson|topojson|xlsx|xlsm|parquet|pq|arrow|arrows|feather|ipc)\.gz$' THEN 'gzip'
  ELSE "format" END
WHERE "format" = 'other' AND "profile_state" = 'none';--> statement-breakpoint
-- names in archives of Windows, NaN and nested columns of Parquet, lists in JSON lines; pictures of phones are named as such
UPDATE "dataset_files" SET "profile_state" = 'waiting', "profile_problem" = NULL
WHERE "profile_state" IN ('done', 'failed', 'none') AND "format" IN ('zip', 'parquet', 'jsonl')
  OR "profile_state" = 'failed' AND "profile_problem" ->> 'code' IN ('notText', 'badImage');--> statement-breakpoint
-- tables of text have a reading now; data of a competition keep the profile of its folder
UPDATE "dataset_files" f SET "profile_state" = 'waiting', "profile_problem" = NULL FROM "datasets" d
WHERE d."id" = f."dataset_id" AND d."competition_id" IS NULL AND f."format" IN ('csv', 'tsv') AND f."profile_state" IN ('done', 'failed');
