-- profiles count the times of a day, say which columns are whole, and name the line, path or size of more problems
UPDATE "dataset_files" f SET "profile_state" = 'waiting', "profile_problem" = NULL
WHERE ("profile_state" = 'done' AND EXISTS (SELECT FROM "dataset_tables" t WHERE t."file_id" = f."id"))
  OR ("profile_state" = 'failed' AND "profile_problem" ->> 'code' IN ('badJson', 'zipSlip', 'badImage'));--> statement-breakpoint
-- three built-in data sets said more than their tables hold; a text that its owner has changed keeps the owner's words
DO $$
DECLARE change record;
BEGIN
FOR change IN SELECT * FROM (VALUES
  ('以“子曰”开头的占多数，', '将近一半以“子曰”开头，'),
  ('Most begin with “the Master said”;', 'Almost half begin with “the Master said”;'),
  ('画在对数坐标上，两条线几乎平行，说明相对差距长期不变。', '画在对数坐标上，两条线之间的距离就是相对差距：黑人婴儿的死亡率在 1915 年是白人婴儿的 2.0 倍，1950 年为 1.6 倍，2000 年为 2.5 倍，2013 年为 2.1 倍。'),
  ('On a logarithmic axis the two lines run side by side: the ratio hardly changed.', 'On a logarithmic axis the distance between the two lines is the ratio: the rate of Black infants was 2.0 times that of white ones in 1915, 1.6 times in 1950, 2.5 times in 2000 and 2.1 times in 2013.'),
  ('开头几年有缺失，适合练习补值。', '1980、1985–1987 与 1994–1997 年有缺失，适合练习补值。'),
  ('The first years have gaps, which makes it good for', '1980, 1985–1987 and 1994–1997 have gaps, which makes it good for')
) AS edits("before", "after") LOOP
  UPDATE "datasets" SET "description" = replace("description"::text, change."before", change."after")::jsonb
  WHERE "competition_id" IS NULL AND position(change."before" in "description"::text) > 0;
END LOOP;
END $$;
