-- The characters of a text and its pairs of neighbours as numbers, for indexes of searches (src/platform/db/contains.ts).
CREATE FUNCTION "text_grams"("words" text) RETURNS bigint[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 500 AS $$
DECLARE
  "char" text;
  "code" bigint;
  "before" bigint;
  "grams" bigint[] := '{}';
BEGIN
  FOREACH "char" IN ARRAY string_to_array("words", NULL) LOOP
    "code" := ascii("char");
    "grams" := "grams" || "code";
    IF "before" IS NOT NULL THEN
      "grams" := "grams" || ("before" * 2097152 + "code");
    END IF;
    "before" := "code";
  END LOOP;
  RETURN "grams";
END $$;--> statement-breakpoint
CREATE INDEX "messages_sent" ON "messages" USING btree ("sender_id","id") WHERE sender_id <> 100000;--> statement-breakpoint
CREATE INDEX "messages_grams" ON "messages" USING gin (text_grams(lower(normalize(content, NFKC)))) WITH (gin_pending_list_limit=512) WHERE sender_id <> 100000;
