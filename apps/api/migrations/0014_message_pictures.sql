ALTER TABLE "messages" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "in_message" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_picture_id_images_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_picture" ON "messages" USING btree ("picture_id") WHERE picture_id is not null;