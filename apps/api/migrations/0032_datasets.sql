CREATE TABLE "dataset_categories" (
	"id" bigint PRIMARY KEY NOT NULL,
	"sort" integer NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dataset_sheets" (
	"file_id" bigint PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"count" integer NOT NULL,
	"pictures" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dataset_tables" (
	"file_id" bigint NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"rows" integer NOT NULL,
	"is_partial" boolean DEFAULT false NOT NULL,
	"columns" jsonb NOT NULL,
	"preview" jsonb NOT NULL,
	CONSTRAINT "dataset_tables_file_id_part_pk" PRIMARY KEY("file_id","part")
);
--> statement-breakpoint
CREATE TABLE "dataset_version_files" (
	"version_id" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	CONSTRAINT "dataset_version_files_version_id_file_id_pk" PRIMARY KEY("version_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "dataset_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dataset_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dataset_id" bigint NOT NULL,
	"no" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dataset_versions_no" UNIQUE("dataset_id","no")
);
--> statement-breakpoint
CREATE TABLE "dataset_views" (
	"dataset_id" bigint NOT NULL,
	"day" date NOT NULL,
	"viewer" text NOT NULL,
	CONSTRAINT "dataset_views_dataset_id_day_viewer_pk" PRIMARY KEY("dataset_id","day","viewer")
);
--> statement-breakpoint
ALTER TABLE "dataset_files" ADD COLUMN "format" text DEFAULT 'csv' NOT NULL;--> statement-breakpoint
ALTER TABLE "dataset_files" ADD COLUMN "profile_state" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "dataset_files" ADD COLUMN "profile_problem" jsonb;--> statement-breakpoint
ALTER TABLE "dataset_files" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "category_id" bigint;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "summary" jsonb DEFAULT '{"cn":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "description" jsonb DEFAULT '{"cn":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "cover" text;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "column_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "published_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dataset_sheets" ADD CONSTRAINT "dataset_sheets_file_id_dataset_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."dataset_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_tables" ADD CONSTRAINT "dataset_tables_file_id_dataset_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."dataset_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_version_files" ADD CONSTRAINT "dataset_version_files_version_id_dataset_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."dataset_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_version_files" ADD CONSTRAINT "dataset_version_files_file_id_dataset_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."dataset_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_versions" ADD CONSTRAINT "dataset_versions_dataset_id_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."datasets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_views" ADD CONSTRAINT "dataset_views_dataset_id_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."datasets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dataset_version_files_file" ON "dataset_version_files" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "datasets" ADD CONSTRAINT "datasets_category_id_dataset_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."dataset_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dataset_files_waiting" ON "dataset_files" USING btree ("id") WHERE profile_state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "datasets_category" ON "datasets" USING btree ("category_id") WHERE state = 'published';--> statement-breakpoint
INSERT INTO "dataset_categories" ("id", "sort", "name") VALUES
	(1, 1, '{"cn": "自然与生物", "en": "Nature and biology"}'::jsonb),
	(2, 2, '{"cn": "天气与气候", "en": "Weather and climate"}'::jsonb),
	(3, 3, '{"cn": "地球科学", "en": "Earth science"}'::jsonb),
	(4, 4, '{"cn": "交通出行", "en": "Transport"}'::jsonb),
	(5, 5, '{"cn": "地理与地名", "en": "Geography and places"}'::jsonb),
	(6, 6, '{"cn": "人口与社会", "en": "Population and society"}'::jsonb),
	(7, 7, '{"cn": "医疗健康", "en": "Health and medicine"}'::jsonb),
	(8, 8, '{"cn": "就业与薪酬", "en": "Jobs and wages"}'::jsonb),
	(9, 9, '{"cn": "财政与公共事务", "en": "Public finance and affairs"}'::jsonb),
	(10, 10, '{"cn": "能源与环境", "en": "Energy and environment"}'::jsonb),
	(11, 11, '{"cn": "体育与游戏", "en": "Sports and games"}'::jsonb),
	(12, 12, '{"cn": "语言与词汇", "en": "Language and words"}'::jsonb),
	(13, 13, '{"cn": "文学与历史", "en": "Literature and history"}'::jsonb),
	(14, 14, '{"cn": "图像", "en": "Images"}'::jsonb),
	(15, 15, '{"cn": "食品与农业", "en": "Food and agriculture"}'::jsonb),
	(16, 16, '{"cn": "工程与传感", "en": "Engineering and sensors"}'::jsonb),
	(17, 17, '{"cn": "天文", "en": "Astronomy"}'::jsonb),
	(18, 18, '{"cn": "数学与统计", "en": "Mathematics and statistics"}'::jsonb),
	(19, 19, '{"cn": "其他", "en": "Other"}'::jsonb);--> statement-breakpoint
UPDATE "datasets" SET "published_at" = "created_at",
	"search_text" = lower(("name" ->> 'cn') || E'\n' || ("name" ->> 'en'));--> statement-breakpoint
INSERT INTO "dataset_versions" ("dataset_id", "no", "changes", "published_at", "created_at")
	SELECT "id", 1, '{"cn": "", "en": ""}'::jsonb, "created_at", "created_at" FROM "datasets";--> statement-breakpoint
INSERT INTO "dataset_version_files" ("version_id", "file_id")
	SELECT v."id", f."id" FROM "dataset_files" f JOIN "dataset_versions" v ON v."dataset_id" = f."dataset_id";
