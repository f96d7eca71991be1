import { tones } from '@shulei/domain/base/signature/signature.ts'
import * as z from 'zod'
import { bilingual } from '../../fields.ts'

const tone = z.enum(tones)

/**
 * The signature picture of a competition: marks drawn by the server from the competition's own train table. `grid`: the path is
 * written in cells; the corner, and width and height of a cell.
 */
export const SignaturePicture = z.object({
  /** A sentence about the content of the picture. */
  caption: bilingual,
  keys: z.array(z.object({ tone, name: bilingual })),
  width: z.number(),
  height: z.number(),
  marks: z.array(
    z.object({
      tone,
      d: z.string(),
      line: z.number().optional(),
      dash: z.string().optional(),
      round: z.literal(true).optional(),
      opacity: z.number().optional(),
      grid: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
    }),
  ),
  labels: z.array(
    z.object({
      x: z.number(),
      y: z.number(),
      text: z.union([z.string(), bilingual]),
      size: z.number(),
      anchor: z.enum(['middle', 'end']).optional(),
      tone: tone.optional(),
    }),
  ),
})
